import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerVerticalText() {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Stack spacing={1} sx={{ flex: 1 }}>
        <Typography variant="body2">Welcome back</Typography>
        <Button variant="contained">Sign in</Button>
      </Stack>
      <Divider
        orientation="vertical"
        flexItem
        role="presentation"
        sx={{ minHeight: 120 }}
      >
        or
      </Divider>
      <Stack spacing={1} sx={{ flex: 1 }}>
        <Typography variant="body2">New here?</Typography>
        <Button variant="outlined">Register</Button>
      </Stack>
    </Box>
  );
}

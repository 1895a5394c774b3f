import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="success">
          Approve
        </Button>
        <Button variant="outlined" color="secondary">
          Ask a question
        </Button>
        <Button color="error">Reject</Button>
      </Stack>

      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <Box sx={{ flex: '1 1 180px' }}>A new version is available</Box>
        <Button color="inherit" variant="outlined">
          Update
        </Button>
      </Box>
    </Stack>
  );
}

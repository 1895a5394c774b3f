import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressBasic() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
      <LinearProgress aria-label="Loading messages" />
      <Box sx={{ textAlign: 'center' }}>
        <CircularProgress aria-label="Loading the photo" />
      </Box>
    </Stack>
  );
}

import Laptop from '@mui/icons-material/Laptop';
import Smartphone from '@mui/icons-material/Smartphone';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HiddenWithSx() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography>Order 2041 is on its way.</Typography>
      </Paper>
      <Paper
        variant="outlined"
        sx={{ p: 2, gap: 2, display: { xs: 'flex', md: 'none' } }}
      >
        <Smartphone />
        <Typography>Below 900px: open the map in the app.</Typography>
      </Paper>
      <Paper
        variant="outlined"
        sx={{ p: 2, gap: 2, display: { xs: 'none', md: 'flex' } }}
      >
        <Laptop />
        <Typography>From 900px: follow the parcel on the map.</Typography>
      </Paper>
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BreakpointsSx() {
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: { xs: 1, sm: 3 },
        p: { xs: 2, md: 4 },
        m: 2,
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="h2">
          Invoice 2041
        </Typography>
        <Typography color="textSecondary">Due on July 31</Typography>
      </Box>
      <Typography sx={{ display: { xs: 'none', md: 'block' } }}>
        12 items, 2 deliveries
      </Typography>
      <Button variant="contained">Pay $310.00</Button>
    </Paper>
  );
}

import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { flights } from './flights';

export default function AppBarSticky() {
  return (
    <main>
      <Box sx={{ p: 3 }}>
        <Typography variant="h4" component="h1">
          Northside Airport
        </Typography>
        <Typography color="textSecondary">Terminals 1 and 2</Typography>
      </Box>
      <AppBar position="sticky" component="div" color="secondary">
        <Toolbar variant="dense">
          <Typography variant="subtitle1" component="h2">
            Departures
          </Typography>
        </Toolbar>
      </AppBar>
      {flights.map(({ code, city, time }) => (
        <Stack
          key={code}
          direction="row"
          sx={{ justifyContent: 'space-between', px: 3, py: 1.5 }}
        >
          <span>{city}</span>
          <time>{time}</time>
        </Stack>
      ))}
    </main>
  );
}

import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarBasic() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 2 }}>
        <FlightTakeoff />
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          My trips
        </Typography>
        <Button color="inherit" variant="outlined" href="#AppBarBasic">
          Book
        </Button>
      </Toolbar>
    </AppBar>
  );
}

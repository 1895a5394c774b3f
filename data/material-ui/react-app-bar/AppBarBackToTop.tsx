import * as React from 'react';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { flights } from './flights';

export default function AppBarBackToTop() {
  const mainRef = React.useRef<HTMLElement>(null);
  const isFarDown = useScrollTrigger({ disableHysteresis: true, threshold: 160 });

  const goUp = () => {
    window.scrollTo({ top: 0 });
    // The button disappears, so the focus needs another place.
    mainRef.current?.focus({ preventScroll: true });
  };

  return (
    <React.Fragment>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Gates
          </Typography>
        </Toolbar>
      </AppBar>
      <Box ref={mainRef} component="main" tabIndex={-1} sx={{ p: 2, outline: 0 }}>
        {flights.map(({ code, city, gate }) => (
          <Typography key={code} sx={{ py: 1.5 }}>
            {city}: <Link href={`#${gate}`}>how to get to gate {gate}</Link>
          </Typography>
        ))}
      </Box>
      <Fade in={isFarDown} unmountOnExit>
        <Fab
          size="small"
          color="primary"
          aria-label="Back to top"
          onClick={goUp}
          sx={{ position: 'fixed', bottom: 16, right: 16 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Fade>
    </React.Fragment>
  );
}

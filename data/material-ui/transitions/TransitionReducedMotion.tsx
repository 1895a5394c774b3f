import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TransitionReducedMotion() {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isShown, setShown] = React.useState(false);

  return (
    <Box sx={{ width: 300, maxWidth: '100%', minHeight: 130, overflow: 'hidden' }}>
      <Button onClick={() => setShown((previous) => !previous)}>
        {isShown ? 'Hide the boarding pass' : 'Show the boarding pass'}
      </Button>
      <Slide
        direction="left"
        in={isShown}
        mountOnEnter
        unmountOnExit
        timeout={isReduced ? 0 : 400}
      >
        <Paper variant="outlined" sx={{ mt: 1, p: 2 }}>
          Flight 208, seat 14A
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isReduced ? 'You asked for less motion.' : 'Motion is allowed.'}
          </Typography>
        </Paper>
      </Slide>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';

export default function FadeMessage() {
  const [isSaved, setSaved] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button variant="contained" onClick={() => setSaved(true)}>
        Save address
      </Button>
      <Box role="status" sx={{ minWidth: 64 }}>
        <Fade
          mountOnEnter
          unmountOnExit
          in={isSaved}
          timeout={{ enter: 150, exit: 1500 }}
          easing={{ exit: 'ease-in' }}
          onEntered={() => setSaved(false)}
        >
          <span>Saved</span>
        </Fade>
      </Box>
    </Box>
  );
}

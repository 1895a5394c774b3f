import * as React from 'react';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const steps = [
  'Soak the beans overnight in plenty of cold water.',
  'Drain them, cover them with fresh water and bring it to a boil.',
  'Chop two onions, three carrots and a stick of celery.',
  'Fry the vegetables in olive oil until the onions are golden.',
  'Add the vegetables, a can of tomatoes and two bay leaves to the pot.',
  'Simmer everything for an hour, and stir it from time to time.',
  'Season with salt, pepper and a spoon of vinegar.',
  'Serve the soup with bread and a few leaves of parsley.',
];

export default function FabScrollTop() {
  const topRef = React.useRef<HTMLHeadingElement>(null);
  const isDown = useScrollTrigger({ disableHysteresis: true, threshold: 120 });

  const scrollUp = () => {
    window.scrollTo({ top: 0 });
    topRef.current?.focus({ preventScroll: true });
  };

  return (
    <Box component="main" sx={{ p: 2, pb: 12 }}>
      <Typography
        ref={topRef}
        tabIndex={-1}
        component="h1"
        variant="h5"
        gutterBottom
      >
        Bean soup
      </Typography>
      {steps.map((step) => (
        <Typography key={step} sx={{ py: 2 }}>
          {step}
        </Typography>
      ))}
      <Zoom in={isDown} unmountOnExit>
        <Fab
          size="small"
          color="secondary"
          aria-label="Back to the top"
          onClick={scrollUp}
          sx={{ position: 'fixed', bottom: 16, right: 16 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </Box>
  );
}

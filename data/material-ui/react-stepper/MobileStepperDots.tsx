import * as React from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = [
  { title: 'Scan receipts', text: 'Take a photo, and the amount is filled in.' },
  { title: 'Split a bill', text: 'Select the people who were there.' },
  { title: 'Set a budget', text: 'You get a message before it is used up.' },
];

const flipped = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function MobileStepperDots() {
  const [active, setActive] = React.useState(0);
  const turn = (by: number) => setActive((active + by + tips.length) % tips.length);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box role="status" sx={{ p: 2, minHeight: 112, textAlign: 'center' }}>
        <Typography variant="subtitle1" component="p">
          {tips[active]?.title}
        </Typography>
        <Typography variant="body2">{tips[active]?.text}</Typography>
      </Box>
      <MobileStepper
        position="static"
        steps={tips.length}
        activeStep={active}
        backButton={
          <IconButton aria-label="Previous tip" onClick={() => turn(-1)}>
            <ArrowBack sx={flipped} />
          </IconButton>
        }
        nextButton={
          <IconButton aria-label="Next tip" onClick={() => turn(1)}>
            <ArrowForward sx={flipped} />
          </IconButton>
        }
      />
    </Box>
  );
}

import * as React from 'react';
import KeyboardArrowLeft from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRight from '@mui/icons-material/KeyboardArrowRight';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const steps = [
  'Slice six tomatoes and salt them lightly.',
  'Tear two balls of mozzarella into pieces.',
  'Arrange both on a plate with basil leaves.',
  'Add olive oil and pepper, and serve at once.',
];

const flipped = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function MobileStepperText() {
  const [active, setActive] = React.useState(0);

  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 360, overflow: 'hidden' }}
    >
      <Typography role="status" sx={{ p: 2, minHeight: 80 }}>
        {steps[active]}
      </Typography>
      <MobileStepper
        variant="text"
        position="static"
        steps={steps.length}
        activeStep={active}
        backButton={
          <Button
            startIcon={<KeyboardArrowLeft sx={flipped} />}
            disabled={active === 0}
            onClick={() => setActive(active - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            endIcon={<KeyboardArrowRight sx={flipped} />}
            disabled={active === steps.length - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Paper>
  );
}

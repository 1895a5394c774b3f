import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Dates', text: 'You fly on May 4 and return on May 11.' },
  { label: 'Seat', text: 'Seat 14A is by the window.' },
  { label: 'Pay', text: 'The total is $312, taxes included.' },
];

export default function StepperLinear() {
  const [active, setActive] = React.useState(0);
  const isDone = active === steps.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map(({ label }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {isDone ? 'Your trip is booked.' : steps[active]?.text}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Button onClick={() => setActive(Math.max(0, active - 1))}>Back</Button>
        <Button
          variant="contained"
          onClick={() => setActive(isDone ? 0 : active + 1)}
        >
          {isDone ? 'Book another trip' : 'Next'}
        </Button>
      </Box>
    </Box>
  );
}

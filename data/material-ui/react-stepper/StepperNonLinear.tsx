import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

const steps = ['Photo', 'Bio', 'Links'];

export default function StepperNonLinear() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState<ReadonlySet<number>>(new Set([1]));

  const toggle = () => {
    const next = new Set(done);
    if (!next.delete(active)) next.add(active);
    setDone(next);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper
        nonLinear
        activeStep={active}
        sx={{ px: 1, flexWrap: 'wrap', rowGap: 2 }}
      >
        {steps.map((step, index) => (
          <Step key={step} completed={done.has(index)}>
            <StepButton onClick={() => setActive(index)}>
              {step}
              {done.has(index) && <span style={visuallyHidden}>, completed</span>}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Box
        sx={{
          mt: 4,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          flexWrap: 'wrap',
        }}
      >
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {steps[active]}, {done.size} of {steps.length} completed
        </Typography>
        <Button variant="outlined" onClick={toggle}>
          {done.has(active) ? 'Mark as open' : 'Mark as completed'}
        </Button>
      </Box>
    </Box>
  );
}

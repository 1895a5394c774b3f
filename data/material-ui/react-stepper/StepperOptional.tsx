import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Name', optional: false },
  { label: 'Logo', optional: true },
  { label: 'Team', optional: false },
];

export default function StepperOptional() {
  const [active, setActive] = React.useState(0);
  const [skipped, setSkipped] = React.useState<number[]>([]);

  const next = (isSkip: boolean) => {
    setSkipped(isSkip ? [...skipped, active] : skipped);
    setActive(active + 1);
  };

  const restart = () => {
    setSkipped([]);
    setActive(0);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map(({ label, optional }, index) => (
          <Step
            key={label}
            completed={index < active && !skipped.includes(index)}
            aria-current={index === active ? 'step' : undefined}
          >
            <StepLabel
              optional={
                optional && (
                  <Typography variant="caption" component="div">
                    {skipped.includes(index) ? 'Skipped' : 'Optional'}
                  </Typography>
                )
              }
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={1} sx={{ mt: 3, justifyContent: 'flex-end' }}>
        {steps[active]?.optional && <Button onClick={() => next(true)}>Skip</Button>}
        {active < steps.length ? (
          <Button variant="contained" onClick={() => next(false)}>
            Next
          </Button>
        ) : (
          <Button variant="contained" onClick={restart}>
            Start again
          </Button>
        )}
      </Stack>
    </Box>
  );
}

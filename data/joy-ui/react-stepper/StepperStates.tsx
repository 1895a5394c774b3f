import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Check from '@mui/icons-material/Check';

const steps = ['Dates', 'Seat', 'Pay'];

export default function StepperStates() {
  const [active, setActive] = React.useState(1);

  return (
    <Stack spacing={3} useFlexGap sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper>
        {steps.map((label, index) => (
          <Step
            key={label}
            completed={index < active}
            active={index === active}
            disabled={index > active}
            aria-current={index === active ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index <= active ? 'solid' : 'outlined'}
                color={index <= active ? 'primary' : 'neutral'}
              >
                {index < active ? <Check titleAccess="Done:" /> : index + 1}
              </StepIndicator>
            }
          >
            {label}
          </Step>
        ))}
      </Stepper>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button variant="plain" onClick={() => setActive(Math.max(active - 1, 0))}>
          Back
        </Button>
        <Button onClick={() => setActive((active + 1) % (steps.length + 1))}>
          {active < steps.length ? 'Continue' : 'Start again'}
        </Button>
      </Stack>
    </Stack>
  );
}

import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Title', 'Photos', 'Price'];

export default function StepperButtons() {
  const [active, setActive] = React.useState(0);

  return (
    <Stepper sx={{ width: '100%', maxWidth: 440 }}>
      {steps.map((label, index) => (
        <Step
          key={label}
          active={index === active}
          indicator={
            <StepIndicator
              variant={index === active ? 'solid' : 'soft'}
              color={index === active ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          <StepButton
            aria-current={index === active ? 'step' : undefined}
            onClick={() => setActive(index)}
          >
            {label}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}

import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Order received', 'In the kitchen', 'On its way'];

export default function StepperAlternativeLabel() {
  return (
    <Stepper
      component="ol"
      aria-label="Order 2041"
      alternativeLabel
      activeStep={1}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          component="li"
          aria-current={index === 1 ? 'step' : undefined}
        >
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

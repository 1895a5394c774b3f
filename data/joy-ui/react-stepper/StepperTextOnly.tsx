import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

const steps = ['Ordered', 'Shipped', 'Delivered'];

const current = 1;

export default function StepperTextOnly() {
  return (
    <Stepper sx={{ width: '100%', maxWidth: 420, '--Step-connectorInset': '10px' }}>
      {steps.map((label, index) => (
        <Step
          key={label}
          aria-current={index === current ? 'step' : undefined}
          sx={{ color: index > current ? 'text.secondary' : 'primary.plainColor' }}
        >
          {label}
        </Step>
      ))}
    </Stepper>
  );
}

import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Address', problem: '' },
  { label: 'Payment', problem: 'Card has expired' },
  { label: 'Review', problem: '' },
];

export default function StepperError() {
  return (
    <Stepper alternativeLabel activeStep={1} sx={{ width: '100%' }}>
      {steps.map(({ label, problem }) => (
        <Step key={label} aria-current={problem ? 'step' : undefined}>
          <StepLabel
            error={problem !== ''}
            optional={
              problem && (
                <Typography variant="caption" component="div" color="error">
                  {problem}
                </Typography>
              )
            }
          >
            {label}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

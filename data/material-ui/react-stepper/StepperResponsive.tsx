import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const steps = [
  'Passenger details',
  'Baggage and meals',
  'Travel insurance',
  'Confirmation',
];

export default function StepperResponsive() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    <Stepper
      activeStep={2}
      orientation={isWide ? 'horizontal' : 'vertical'}
      alternativeLabel={isWide}
      sx={{ width: '100%' }}
    >
      {steps.map((step) => (
        <Step key={step}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

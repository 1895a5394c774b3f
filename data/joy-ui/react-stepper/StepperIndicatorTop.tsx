import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  ['Check in', 'until 9:10'],
  ['Security', 'until 9:40'],
  ['Boarding', 'from 9:55'],
] as const;

export default function StepperIndicatorTop() {
  return (
    <Stepper size="lg" sx={{ width: '100%', maxWidth: 520 }}>
      {steps.map(([label, time], index) => (
        <Step
          key={label}
          orientation="vertical"
          aria-current={index === 1 ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index === 1 ? 'solid' : 'soft'}
              color={index === 1 ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          <Typography level="title-sm" sx={{ textAlign: 'center' }}>
            {label}
            <Typography level="body-xs" sx={{ display: 'block' }}>
              {time}
            </Typography>
          </Typography>
        </Step>
      ))}
    </Stepper>
  );
}

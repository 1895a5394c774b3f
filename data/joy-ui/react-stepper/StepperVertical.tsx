import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = [
  ['Mix the dough', 'Flour, water, salt and yeast, five minutes by hand.'],
  ['Let it rise', 'Cover the bowl and wait for an hour.'],
  ['Bake', '230 °C on the lowest rack, 25 minutes.'],
] as const;

export default function StepperVertical() {
  return (
    <Stepper orientation="vertical" sx={{ maxWidth: 340 }}>
      {steps.map(([label, text], index) => (
        <Step
          key={label}
          indicator={<StepIndicator color="primary">{index + 1}</StepIndicator>}
        >
          {label}
          <Typography level="body-sm">{text}</Typography>
        </Step>
      ))}
    </Stepper>
  );
}

import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper, { type StepperProps } from '@mui/joy/Stepper';

export default function StepperExample(props: StepperProps) {
  return (
    <Stepper {...props}>
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            1
          </StepIndicator>
        }
      >
        Cart
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Address
      </Step>
      <Step indicator={<StepIndicator variant="outlined">3</StepIndicator>}>
        Pay
      </Step>
    </Stepper>
  );
}

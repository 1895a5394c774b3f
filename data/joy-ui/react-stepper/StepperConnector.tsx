import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperConnector() {
  return (
    <Stepper
      sx={{
        width: '100%',
        maxWidth: 440,
        '--Step-connectorThickness': '3px',
        '--Step-connectorRadius': '3px',
        [`& .${stepClasses.completed}`]: {
          '--Step-connectorBg': 'var(--joy-palette-success-solidBg)',
        },
      }}
    >
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            1
          </StepIndicator>
        }
      >
        Packed
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="success">
            2
          </StepIndicator>
        }
      >
        On its way
      </Step>
      <Step indicator={<StepIndicator variant="outlined">3</StepIndicator>}>
        Here
      </Step>
    </Stepper>
  );
}

import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function StepperTextOnly() {
  return (
    <Stepper sx={{ width: '100%', maxWidth: 420, '--Step-connectorInset': '10px' }}>
      <Step>Ordered</Step>
      <Step aria-current="step">Shipped</Step>
      <Step sx={{ color: 'text.secondary' }}>Delivered</Step>
    </Stepper>
  );
}

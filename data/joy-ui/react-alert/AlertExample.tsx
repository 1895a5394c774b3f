import Close from '@mui/icons-material/Close';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import Alert, { type AlertProps } from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';

export default function AlertExample(props: AlertProps) {
  const { variant = 'soft', color = 'neutral' } = props;

  return (
    <Alert
      role="note"
      startDecorator={<FlightTakeoff />}
      endDecorator={
        <>
          <Button size="sm" variant={variant} color={color}>
            Gate map
          </Button>
          <IconButton variant={variant} color={color} aria-label="Dismiss">
            <Close />
          </IconButton>
        </>
      }
      {...props}
    >
      Boarding at gate B12
    </Alert>
  );
}

import CheckCircle from '@mui/icons-material/CheckCircle';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';

export default function SnackbarExample(props: SnackbarProps) {
  const { variant = 'outlined', color = 'neutral' } = props;

  return (
    <Snackbar
      startDecorator={<CheckCircle />}
      endDecorator={
        <Button size="sm" variant={variant} color={color}>
          Undo
        </Button>
      }
      // Within the page, so that you can compare its looks.
      style={{ position: 'static', animation: 'none', maxWidth: '100%' }}
      {...props}
      open
    >
      Invoice archived
    </Snackbar>
  );
}

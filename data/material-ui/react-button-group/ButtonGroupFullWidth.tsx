import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ButtonGroupFullWidth() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 400 }}>
      <Typography component="h3" variant="subtitle1">
        Flight to Lisbon
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Check-in closes at 14:20.
      </Typography>
      <ButtonGroup fullWidth aria-label="Answer to the flight change">
        <Button>Accept</Button>
        <Button>Rebook</Button>
        <Button>Refund</Button>
      </ButtonGroup>
    </Paper>
  );
}

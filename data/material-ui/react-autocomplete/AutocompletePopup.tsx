import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const deliveries = [
  'Monday, 8 AM to noon',
  'Monday, noon to 4 PM',
  'Tuesday, 8 AM to noon',
  'Wednesday, 4 PM to 8 PM',
];

function PaperWithNote({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Typography
        variant="body2"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        Free delivery on orders over $50
      </Typography>
    </Paper>
  );
}

export default function AutocompletePopup() {
  return (
    <Autocomplete
      size="small"
      options={deliveries}
      slots={{ paper: PaperWithNote }}
      slotProps={{
        popper: {
          placement: 'bottom-start',
          style: { width: 'min(320px, calc(100vw - 32px))' },
        },
        paper: { elevation: 6 },
      }}
      sx={{ width: 190 }}
      renderInput={(params) => <TextField {...params} label="Delivery" />}
    />
  );
}

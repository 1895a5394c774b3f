import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const slots = [
  '05:30 – 07:00, 6.1 m at the sill',
  '07:00 – 08:30, 5.4 m at the sill',
  '16:45 – 18:15, 5.9 m at the sill',
  '18:15 – 19:45, 5.2 m at the sill',
];

function PaperWithNote({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Typography
        variant="body2"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        Other lock times: call channel 12
      </Typography>
    </Paper>
  );
}

export default function PopupNotes() {
  return (
    <Autocomplete
      size="small"
      options={slots}
      slots={{ paper: PaperWithNote }}
      slotProps={{
        popper: {
          placement: 'bottom-start',
          style: { width: 'min(320px, calc(100vw - 32px))' },
        },
        paper: { elevation: 6 },
      }}
      sx={{ width: 190 }}
      renderInput={(params) => <TextField {...params} label="Lock time" />}
    />
  );
}

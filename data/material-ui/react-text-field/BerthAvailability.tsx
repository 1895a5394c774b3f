import * as React from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const taken = new Set(['A1', 'A2', 'C14']);
type Status = 'idle' | 'checking' | 'free' | 'taken';

const messages: Record<Status, string> = {
  idle: 'Try A1 or B7.',
  checking: 'Looking it up…',
  free: 'This berth is free.',
  taken: 'This berth is taken. Choose another one.',
};

const adornments: Partial<Record<Status, React.ReactNode>> = {
  checking: <CircularProgress size={20} aria-hidden />,
  free: <CheckCircle color="success" />,
};

export default function BerthAvailability() {
  const [berth, setBerth] = React.useState('');
  const [status, setStatus] = React.useState<Status>('idle');

  React.useEffect(() => {
    if (berth === '') return undefined;
    // Stands in for a request. The clean-up drops answers that come too late.
    const timer = setTimeout(() => {
      setStatus(taken.has(berth) ? 'taken' : 'free');
    }, 900);
    return () => clearTimeout(timer);
  }, [berth]);

  return (
    <TextField
      label="Berth number"
      value={berth}
      onChange={(event) => {
        const next = event.target.value.trim().toUpperCase();
        setBerth(next);
        setStatus(next === '' ? 'idle' : 'checking');
      }}
      error={status === 'taken'}
      helperText={messages[status]}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ minWidth: 24 }}>
              {adornments[status]}
            </InputAdornment>
          ),
        },
        formHelperText: { role: 'status' },
      }}
    />
  );
}

import * as React from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const taken = new Set(['anna', 'admin', 'sam']);
type Status = 'idle' | 'checking' | 'free' | 'taken';

const messages: Record<Status, string> = {
  idle: 'Try anna or another name.',
  checking: 'Checking…',
  free: 'This name is available.',
  taken: 'This name is taken. Choose another one.',
};

const adornments: Partial<Record<Status, React.ReactNode>> = {
  checking: <CircularProgress size={20} aria-hidden />,
  free: <CheckCircle color="success" />,
};

export default function TextFieldServerCheck() {
  const [name, setName] = React.useState('');
  const [status, setStatus] = React.useState<Status>('idle');

  React.useEffect(() => {
    if (name === '') return undefined;
    // Stands in for a request. The clean-up drops answers that come too late.
    const timer = setTimeout(() => {
      setStatus(taken.has(name) ? 'taken' : 'free');
    }, 900);
    return () => clearTimeout(timer);
  }, [name]);

  return (
    <TextField
      label="User name"
      value={name}
      onChange={(event) => {
        const next = event.target.value.trim().toLowerCase();
        setName(next);
        setStatus(next === '' ? 'idle' : 'checking');
      }}
      error={status === 'taken'}
      helperText={messages[status]}
      slotProps={{
        htmlInput: {
          autoCapitalize: 'none',
          autoComplete: 'off',
          spellCheck: false,
        },
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

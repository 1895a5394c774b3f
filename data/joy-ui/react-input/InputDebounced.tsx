import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const TAKEN = ['maya', 'omar', 'sara'];

type Result = 'empty' | 'checking' | 'free' | 'taken';

const hints: Record<Result, string> = {
  empty: 'Try maya, which is taken.',
  checking: 'Checking the name…',
  free: 'This name is free.',
  taken: 'This name is taken.',
};

export default function InputDebounced() {
  const [name, setName] = React.useState('');
  const result = useAvailability(name.trim().toLowerCase());
  const taken = result === 'taken';

  return (
    <FormControl error={taken} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>User name</FormLabel>
      <Input
        error={taken}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        endDecorator={
          result === 'checking' && <CircularProgress size="sm" aria-hidden />
        }
        slotProps={{ input: { spellCheck: false } }}
      />
      <FormHelperText
        aria-live="polite"
        sx={{ color: taken ? 'danger.plainColor' : 'text.tertiary' }}
      >
        {hints[result]}
      </FormHelperText>
    </FormControl>
  );
}

function useAvailability(name: string): Result {
  const [checked, setChecked] = React.useState('');

  React.useEffect(() => {
    // Each key cancels the timer of the one before.
    const timer = setTimeout(() => setChecked(name), 600);
    return () => clearTimeout(timer);
  }, [name]);

  if (name === '') return 'empty';
  if (name !== checked) return 'checking';
  return TAKEN.includes(name) ? 'taken' : 'free';
}

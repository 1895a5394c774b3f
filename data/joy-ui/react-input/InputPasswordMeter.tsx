import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

const rules = [
  { missing: 'at least 12 characters', test: (text: string) => text.length >= 12 },
  { missing: 'a digit', test: (text: string) => /\d/.test(text) },
  { missing: 'a capital letter', test: (text: string) => /\p{Lu}/u.test(text) },
  {
    missing: 'a sign such as ! or -',
    test: (text: string) => /[^\p{L}\d\s]/u.test(text),
  },
];

export default function InputPasswordMeter() {
  const [password, setPassword] = React.useState('plum-cake');
  const missing = rules.filter(({ test }) => !test(password));
  const met = rules.length - missing.length;
  const color = met === rules.length ? 'success' : met > 1 ? 'warning' : 'danger';

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>New password</FormLabel>
      <Input
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {/* The text below says the same, so the bar is for the eyes only. */}
      <LinearProgress
        aria-hidden
        determinate
        size="sm"
        color={color}
        value={(met / rules.length) * 100}
        sx={{ marginBlockStart: 1, flexGrow: 0 }}
      />
      <FormHelperText aria-live="polite">
        {missing[0] ? `Add ${missing[0].missing}` : 'The password is strong'}
      </FormHelperText>
    </FormControl>
  );
}

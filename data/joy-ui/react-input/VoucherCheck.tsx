import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

type Result = 'unknown' | 'checking' | 'valid' | 'invalid';

const hints: Record<Result, string> = {
  unknown: 'Six characters, for example ALPINE',
  checking: 'Checking the voucher…',
  valid: 'One free night is added to the booking.',
  invalid: 'This voucher is unknown. Check it for typing errors.',
};

export default function VoucherCheck() {
  const [code, setCode] = React.useState('');
  const result = useVoucher(code);
  const invalid = result === 'invalid';

  return (
    <FormControl error={invalid} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Voucher</FormLabel>
      <Input
        error={invalid}
        color={result === 'valid' ? 'success' : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
        autoComplete="off"
        endDecorator={
          result === 'checking' && <CircularProgress size="sm" aria-hidden />
        }
        slotProps={{ input: { maxLength: 6, spellCheck: false } }}
      />
      <FormHelperText
        aria-live="polite"
        sx={{ color: invalid ? 'danger.plainColor' : 'text.tertiary' }}
      >
        {hints[result]}
      </FormHelperText>
    </FormControl>
  );
}

function useVoucher(code: string): Result {
  const [checked, setChecked] = React.useState({ code: '', valid: false });

  React.useEffect(() => {
    if (code.length < 6) return undefined;
    // Stands in for a request; a newer code cancels the older answer.
    const timer = setTimeout(
      () => setChecked({ code, valid: code === 'ALPINE' }),
      900,
    );
    return () => clearTimeout(timer);
  }, [code]);

  if (code.length < 6) return 'unknown';
  if (checked.code !== code) return 'checking';
  return checked.valid ? 'valid' : 'invalid';
}

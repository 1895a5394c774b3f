import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface TextFieldProps extends Omit<InputProps, 'id' | 'slots' | 'slotProps'> {
  id?: string;
  label: React.ReactNode;
  helperText?: React.ReactNode;
  slotProps?: { input?: React.InputHTMLAttributes<HTMLInputElement> };
}

const TextField = React.forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(
    {
      id,
      label,
      helperText,
      size,
      color,
      error,
      required,
      disabled,
      slotProps,
      sx,
      ...props
    },
    ref,
  ) {
    return (
      <FormControl {...{ id, size, color, error, required, disabled, sx }}>
        <FormLabel>{label}</FormLabel>
        <Input
          error={error}
          {...props}
          slotProps={{ input: { ...slotProps?.input, ref } }}
        />
        {helperText && (
          <FormHelperText
            sx={{ color: error ? 'danger.plainColor' : 'text.secondary' }}
          >
            {helperText}
          </FormHelperText>
        )}
      </FormControl>
    );
  },
);

export default function TextFieldReusable() {
  const [guests, setGuests] = React.useState('9');
  const tooMany = Number(guests) > 8;

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      <TextField required label="Name" name="name" autoComplete="name" />
      <TextField
        label="Guests"
        name="guests"
        value={guests}
        onChange={(event) => setGuests(event.target.value)}
        error={tooMany}
        helperText={tooMany ? 'Tables seat eight at most.' : 'Children included'}
        slotProps={{ input: { inputMode: 'numeric' } }}
      />
    </Stack>
  );
}

import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

function group(digits: string) {
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)]
    .filter(Boolean)
    .join(' ');
}

const PhoneMask = React.forwardRef<
  HTMLInputElement,
  React.ComponentPropsWithoutRef<'input'>
>(function PhoneMask({ onChange, ...props }, ref) {
  return (
    <input
      {...props}
      ref={ref}
      onChange={(event) => {
        event.target.value = group(event.target.value.replace(/\D/g, ''));
        onChange?.(event);
      }}
    />
  );
});

export default function InputMask() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Phone</FormLabel>
      <Input
        name="phone"
        type="tel"
        autoComplete="tel-national"
        slotProps={{ input: { component: PhoneMask, inputMode: 'numeric' } }}
      />
      <FormHelperText>Ten digits, for example 555 019 2871</FormHelperText>
    </FormControl>
  );
}

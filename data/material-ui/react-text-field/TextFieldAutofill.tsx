import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type {} from '@mui/material/themeCssVarsAugmentation';

function AddressField(props: TextFieldProps) {
  const [autofilled, setAutofilled] = React.useState(false);

  return (
    <TextField
      {...props}
      // Invisible animations of the input report the state. The event bubbles up.
      onAnimationStart={({ animationName }) => {
        if (animationName === 'mui-auto-fill') setAutofilled(true);
        if (animationName === 'mui-auto-fill-cancel') setAutofilled(false);
      }}
      helperText={autofilled ? 'Filled in by your browser' : ' '}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={(theme) => {
        const { background, text } = (theme.vars ?? theme).palette;
        return {
          // Two classes, because the dark default is as specific as one.
          '& .MuiInputBase-root .MuiInputBase-input:-webkit-autofill': {
            // The browser protects its background, but a shadow covers it.
            WebkitBoxShadow: `0 0 0 100px ${background.default} inset`,
            WebkitTextFillColor: text.primary,
            caretColor: text.primary,
          },
        };
      }}
    />
  );
}

export default function TextFieldAutofill() {
  return (
    <Stack
      component="form"
      aria-label="Delivery address"
      spacing={1}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <AddressField label="Name" name="name" autoComplete="name" />
      <AddressField label="Email" name="email" type="email" autoComplete="email" />
      <AddressField label="Street" name="street" autoComplete="address-line1" />
    </Stack>
  );
}

import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function TextFieldLabelAbove() {
  const id = React.useId();

  return (
    <FormControl
      required
      size="small"
      sx={{ gap: 0.5, width: '100%', maxWidth: 320 }}
    >
      <FormLabel htmlFor={id}>Company</FormLabel>
      <OutlinedInput
        id={id}
        autoComplete="organization"
        placeholder="Acme Inc."
        aria-describedby={`${id}-hint`}
      />
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        Printed on your invoices
      </FormHelperText>
    </FormControl>
  );
}

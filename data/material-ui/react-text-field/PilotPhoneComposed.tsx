import * as React from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function PhoneHint({ id }: { id: string }) {
  const control = useFormControl();

  return (
    <FormHelperText id={id}>
      {control?.focused
        ? 'Start with the country code, such as +47.'
        : 'The pilot calls an hour before boarding.'}
    </FormHelperText>
  );
}

export default function PilotPhoneComposed() {
  const id = React.useId();

  return (
    <FormControl required sx={{ gap: 0.5, width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={id}>Phone on the bridge</FormLabel>
      <OutlinedInput
        id={id}
        type="tel"
        autoComplete="tel"
        aria-describedby={`${id}-hint`}
      />
      <PhoneHint id={`${id}-hint`} />
    </FormControl>
  );
}

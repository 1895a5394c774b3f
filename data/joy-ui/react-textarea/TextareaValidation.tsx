import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaValidation() {
  const [reason, setReason] = React.useState('Broken');
  const invalid = reason.trim().length < 20;

  return (
    <FormControl required error={invalid} sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Reason for the return</FormLabel>
      {/* `error` here as well, because it sets aria-invalid. */}
      <Textarea
        error={invalid}
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormHelperText
        aria-live="polite"
        sx={{ color: invalid ? 'danger.plainColor' : 'text.secondary' }}
      >
        {invalid ? 'Write at least 20 characters.' : 'Thank you, that helps.'}
      </FormHelperText>
    </FormControl>
  );
}

import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const LIMIT = 120;

export default function TextareaCharacterLimit() {
  const [note, setNote] = React.useState('Please ring the bell at the side door.');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Note for the courier</FormLabel>
      <Textarea
        name="note"
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ textarea: { maxLength: LIMIT } }}
      />
      <FormHelperText sx={{ color: 'text.secondary' }}>
        {LIMIT - note.length} characters left
      </FormHelperText>
    </FormControl>
  );
}

import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const LIMIT = 40;

export default function InputCharacterLimit() {
  const [note, setNote] = React.useState('Leave it with the neighbors');
  const left = LIMIT - note.length;

  return (
    <FormControl sx={{ width: '100%', maxWidth: 340 }}>
      <FormLabel>Note for the courier</FormLabel>
      <Input
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ input: { maxLength: LIMIT } }}
      />
      <FormHelperText>{left} characters left</FormHelperText>
    </FormControl>
  );
}

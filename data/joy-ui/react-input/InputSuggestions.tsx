import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const airports = ['Amsterdam', 'Helsinki', 'Lisbon', 'Oslo', 'Vienna'];

export default function InputSuggestions() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const listId = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Airport</FormLabel>
      <Input
        name="airport"
        onFocus={() => inputRef.current?.select()}
        defaultValue="Lisbon"
        slotProps={{ input: { ref: inputRef, list: listId, enterKeyHint: 'next' } }}
      />
      <datalist id={listId}>
        {airports.map((airport) => (
          <option key={airport} value={airport} />
        ))}
      </datalist>
      <FormHelperText>The browser suggests five airports.</FormHelperText>
    </FormControl>
  );
}

import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const valleys = [
  'Binntal',
  'Lötschental',
  'Val d’Anniviers',
  'Val Ferret',
  'Valsertal',
];

export default function NearestValley() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const listId = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Nearest valley</FormLabel>
      <Input
        name="valley"
        onFocus={() => inputRef.current?.select()}
        defaultValue="Val Ferret"
        slotProps={{ input: { ref: inputRef, list: listId, enterKeyHint: 'next' } }}
      />
      <datalist id={listId}>
        {valleys.map((valley) => (
          <option key={valley} value={valley} />
        ))}
      </datalist>
      <FormHelperText>Suggestions come from the browser.</FormHelperText>
    </FormControl>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SailNumber() {
  const [sail, setSail] = React.useState('NOR-77');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Sail number"
        value={sail}
        onChange={(event) => setSail(event.target.value.toUpperCase())}
        helperText={sail === '' ? 'Empty' : `Country code ${sail.slice(0, 3)}`}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', maxLength: 9 } }}
      />
      <Button
        onClick={() => setSail('')}
        disabled={sail === ''}
        sx={{ alignSelf: 'flex-start', minHeight: 56 }}
      >
        Clear
      </Button>
    </Stack>
  );
}

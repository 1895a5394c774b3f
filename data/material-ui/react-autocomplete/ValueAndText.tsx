import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const cargoes = ['Barley', 'Fertiliser', 'Frozen herring', 'Road salt', 'Timber'];

export default function ValueAndText() {
  const [value, setValue] = React.useState<string | null>('Timber');
  const [inputValue, setInputValue] = React.useState('Timber');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={cargoes}
        value={value}
        onChange={(event, nextValue) => setValue(nextValue)}
        inputValue={inputValue}
        onInputChange={(event, nextInputValue) => setInputValue(nextInputValue)}
        renderInput={(params) => <TextField {...params} label="Main cargo" />}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        value: <code>{JSON.stringify(value)}</code>
        <br />
        inputValue: <code>{JSON.stringify(inputValue)}</code>
      </Typography>
    </Box>
  );
}

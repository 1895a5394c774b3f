import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const categories = ['Flights', 'Hotels', 'Meals', 'Software', 'Training'];

export default function AutocompleteControlled() {
  const [value, setValue] = React.useState<string | null>('Meals');
  const [inputValue, setInputValue] = React.useState('Meals');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={categories}
        value={value}
        onChange={(event, nextValue) => setValue(nextValue)}
        inputValue={inputValue}
        onInputChange={(event, nextInputValue) => setInputValue(nextInputValue)}
        renderInput={(params) => <TextField {...params} label="Expense category" />}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        <bdi>
          value: <code>{JSON.stringify(value)}</code>
        </bdi>
        <br />
        <bdi>
          inputValue: <code>{JSON.stringify(inputValue)}</code>
        </bdi>
      </Typography>
    </Box>
  );
}

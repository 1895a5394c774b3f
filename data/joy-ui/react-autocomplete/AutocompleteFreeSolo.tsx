import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Search from '@mui/icons-material/Search';

const recipes = ['Carrot cake', 'Carrot soup', 'Onion bread', 'Onion soup'];

export default function AutocompleteFreeSolo() {
  const [text, setText] = React.useState('soup');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Search recipes</FormLabel>
      <Autocomplete
        freeSolo
        startDecorator={<Search />}
        options={recipes}
        inputValue={text}
        onInputChange={(event, next) => setText(next)}
      />
      <FormHelperText>
        {text === '' ? 'Any word will do.' : `Searching for "${text}"`}
      </FormHelperText>
    </FormControl>
  );
}

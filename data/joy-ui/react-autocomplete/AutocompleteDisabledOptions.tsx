import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const seats = ['12A', '12B', '12C', '14A', '14B', '14C'];
const taken = new Set(['12A', '14B', '14C']);

export default function AutocompleteDisabledOptions() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Seat</FormLabel>
      <Autocomplete options={seats} getOptionDisabled={(seat) => taken.has(seat)} />
      <FormHelperText>Taken seats are gray.</FormHelperText>
    </FormControl>
  );
}

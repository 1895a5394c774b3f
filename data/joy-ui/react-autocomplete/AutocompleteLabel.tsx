import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const airports = [
  { label: 'Amsterdam', code: 'AMS' },
  { label: 'Lisbon', code: 'LIS' },
  { label: 'Oslo', code: 'OSL' },
  { label: 'Prague', code: 'PRG' },
  { label: 'Vienna', code: 'VIE' },
];

export default function AutocompleteLabel() {
  return (
    <FormControl required sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Destination</FormLabel>
      <Autocomplete name="destination" options={airports} />
      <FormHelperText>Direct flights only.</FormHelperText>
    </FormControl>
  );
}

import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export default function AutocompletePopup() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Statement</FormLabel>
      <Autocomplete
        variant="soft"
        color="primary"
        options={months}
        defaultValue="March"
        slotProps={{
          listbox: {
            variant: 'outlined',
            color: 'neutral',
            placement: 'top',
            sx: { maxHeight: 180, '--ListItem-minHeight': '1.75rem' },
          },
          option: { variant: 'plain', color: 'primary' },
        }}
      />
    </FormControl>
  );
}

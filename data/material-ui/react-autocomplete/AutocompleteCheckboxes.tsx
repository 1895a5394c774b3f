import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const amenities = [
  'Air conditioning',
  'Breakfast',
  'Gym',
  'Parking',
  'Pool',
  'Wi-Fi',
];

export default function AutocompleteCheckboxes() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={amenities}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => <TextField {...params} label="Hotel amenities" />}
      renderOption={({ key, ...props }, amenity, { selected }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1 }}>
          {/* An icon, not a Checkbox: aria-selected already announces the state. */}
          {selected ? (
            <CheckBoxIcon fontSize="small" color="primary" />
          ) : (
            <CheckBoxOutlineBlankIcon fontSize="small" color="action" />
          )}
          {amenity}
        </Box>
      )}
    />
  );
}

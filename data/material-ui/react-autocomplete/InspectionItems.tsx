import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const items = [
  'Ballast water record',
  'Fire pumps',
  'Gangway and netting',
  'Life rafts',
  'Navigation lights',
  'Oily water separator',
];

export default function InspectionItems() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={items}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => <TextField {...params} label="Items to inspect" />}
      renderOption={(props, item, { selected }) => {
        const { key, ...optionProps } = props;
        return (
          <Box component="li" key={key} {...optionProps} sx={{ gap: 1 }}>
            {/* An icon, not a Checkbox: aria-selected already tells the state. */}
            {selected ? (
              <CheckBoxIcon fontSize="small" color="primary" />
            ) : (
              <CheckBoxOutlineBlankIcon fontSize="small" color="action" />
            )}
            {item}
          </Box>
        );
      }}
    />
  );
}

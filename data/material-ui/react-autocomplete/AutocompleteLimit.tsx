import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const orders = Array.from(
  { length: 6000 },
  (_, index) => `Order ${String(index + 1).padStart(4, '0')}`,
);

const firstForty = createFilterOptions<string>({ limit: 40 });

export default function AutocompleteLimit() {
  return (
    <Autocomplete
      options={orders}
      filterOptions={firstForty}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Order"
          helperText={<bdi>6,000 orders; the list shows the first 40 matches</bdi>}
        />
      )}
    />
  );
}

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const sectors = ['East', 'North', 'South', 'West'];
const buoys = Array.from(
  { length: 6000 },
  (_, index) => `Buoy ${String(index + 1).padStart(4, '0')}, ${sectors[index % 4]}`,
);

const firstForty = createFilterOptions<string>({ limit: 40 });

export default function BuoyRegister() {
  return (
    <Autocomplete
      options={buoys}
      filterOptions={firstForty}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Navigation buoy"
          helperText="6,000 buoys; the list shows the first 40 matches"
        />
      )}
    />
  );
}

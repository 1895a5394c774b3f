import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const berths = [
  'Fish dock 1',
  'Fish dock 2',
  'Grain pier',
  'North quay 1',
  'North quay 2',
  'Visitor pontoon',
  'West mole',
];

export default function BerthPicker() {
  return (
    <Autocomplete
      options={berths}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Berth" />}
    />
  );
}

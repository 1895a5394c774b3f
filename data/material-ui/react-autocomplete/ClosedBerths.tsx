import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Berth {
  name: string;
  closedUntil?: string;
}

const berths: Berth[] = [
  { name: 'Fish dock 1' },
  { name: 'Fish dock 2', closedUntil: '14 May' },
  { name: 'Grain pier' },
  { name: 'North quay 1', closedUntil: '2 June' },
  { name: 'North quay 2' },
];

export default function ClosedBerths() {
  return (
    <Autocomplete
      options={berths}
      getOptionLabel={({ name, closedUntil }) =>
        closedUntil ? `${name} (closed until ${closedUntil})` : name
      }
      getOptionDisabled={(berth) => berth.closedUntil !== undefined}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={(params) => <TextField {...params} label="Free berth" />}
    />
  );
}

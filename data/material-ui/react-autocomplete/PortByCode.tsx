import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Port {
  locode: string;
  name: string;
  country: string;
}

const ports: Port[] = [
  { locode: 'ESGIJ', name: 'Gijón', country: 'Spain' },
  { locode: 'SEGOT', name: 'Göteborg', country: 'Sweden' },
  { locode: 'FRLEH', name: 'Le Havre', country: 'France' },
  { locode: 'PTLEI', name: 'Leixões', country: 'Portugal' },
  { locode: 'NOTOS', name: 'Tromsø', country: 'Norway' },
];

// Created once, outside the component.
const filterPorts = createFilterOptions<Port>({
  trim: true,
  stringify: (port) => `${port.name} ${port.locode} ${port.country}`,
});

export default function PortByCode() {
  return (
    <Autocomplete
      options={ports}
      filterOptions={filterPorts}
      getOptionLabel={(port) => port.name}
      noOptionsText="No port with that name, code or country"
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Port of registry"
          helperText="Try “gijon”, “segot” or “portugal”"
        />
      )}
    />
  );
}

import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Port {
  locode: string;
  name: string;
}

const ports: Port[] = [
  { locode: 'DKAAR', name: 'Aarhus' },
  { locode: 'PLGDY', name: 'Gdynia' },
  { locode: 'FIKTK', name: 'Kotka' },
  { locode: 'GBLEI', name: 'Leith' },
  { locode: 'ITTRS', name: 'Trieste' },
  { locode: 'ESVLC', name: 'Valencia' },
];

// As it comes back from a server: equal to an option, but not the same object.
const savedPort: Port = { locode: 'PLGDY', name: 'Gdynia' };

export default function NextPort() {
  const [port, setPort] = React.useState<Port | null>(savedPort);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={ports}
        value={port}
        onChange={(event, nextPort) => setPort(nextPort)}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.locode === value.locode}
        renderInput={(params) => <TextField {...params} label="Next port of call" />}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Saved code: <code>{port?.locode ?? 'none'}</code>
      </Typography>
    </Box>
  );
}

import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import MyLocation from '@mui/icons-material/MyLocation';
import Train from '@mui/icons-material/Train';

const stations = ['Bath', 'Bristol', 'Exeter', 'Oxford', 'Reading', 'York'];

export default function AutocompleteDecorators() {
  const [station, setStation] = React.useState<string | null>(null);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>From</FormLabel>
      <Autocomplete
        options={stations}
        value={station}
        onChange={(event, next) => setStation(next)}
        startDecorator={<Train />}
        endDecorator={
          <IconButton
            aria-label="Use the nearest station"
            onClick={() => setStation('Oxford')}
          >
            <MyLocation />
          </IconButton>
        }
      />
    </FormControl>
  );
}

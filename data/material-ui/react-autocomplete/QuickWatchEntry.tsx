import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const winds = ['Calm', 'Light breeze', 'Moderate breeze', 'Near gale', 'Storm'];
const seas = ['Glassy', 'Slight', 'Moderate', 'Rough', 'High'];

export default function QuickWatchEntry() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', maxWidth: 480, flexWrap: 'wrap' }}
    >
      <Autocomplete
        autoHighlight
        autoSelect
        options={winds}
        sx={{ flex: '1 1 200px' }}
        renderInput={(params) => <TextField {...params} label="Wind" />}
      />
      <Autocomplete
        autoHighlight
        autoSelect
        options={seas}
        sx={{ flex: '1 1 200px' }}
        renderInput={(params) => <TextField {...params} label="Sea state" />}
      />
    </Stack>
  );
}

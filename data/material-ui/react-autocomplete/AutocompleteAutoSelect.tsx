import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const projects = ['Mobile app', 'Newsletter', 'Online store', 'Website'];
const activities = ['Design', 'Development', 'Meeting', 'Support', 'Testing'];

export default function AutocompleteAutoSelect() {
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
        options={projects}
        sx={{ flex: '1 1 200px' }}
        renderInput={(params) => <TextField {...params} label="Project" />}
      />
      <Autocomplete
        autoHighlight
        autoSelect
        options={activities}
        sx={{ flex: '1 1 200px' }}
        renderInput={(params) => <TextField {...params} label="Activity" />}
      />
    </Stack>
  );
}

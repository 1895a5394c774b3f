import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const languages = [
  'Bengali',
  'Danish',
  'English',
  'Filipino',
  'German',
  'Greek',
  'Norwegian',
  'Polish',
  'Spanish',
  'Ukrainian',
];

export default function CrewLanguages() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      limitTags={2}
      options={languages}
      defaultValue={['English', 'Filipino', 'Polish', 'Ukrainian']}
      getLimitTagsText={(more) => `and ${more} more`}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => (
        <TextField {...params} label="Languages on the bridge" />
      )}
    />
  );
}

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const languages = [
  'Arabic',
  'Chinese',
  'English',
  'French',
  'German',
  'Italian',
  'Japanese',
  'Portuguese',
  'Spanish',
];

export default function AutocompleteMultiple() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      limitTags={2}
      options={languages}
      defaultValue={['English', 'French', 'Japanese', 'Spanish']}
      getLimitTagsText={(more) => `and ${more} more`}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => <TextField {...params} label="Languages you speak" />}
    />
  );
}

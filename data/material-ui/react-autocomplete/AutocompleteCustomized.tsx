import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const genres = ['Blues', 'Classical', 'Folk', 'Hip-hop', 'Jazz', 'Pop', 'Rock'];

export default function AutocompleteCustomized() {
  return (
    <Autocomplete
      multiple
      options={genres}
      defaultValue={['Folk', 'Jazz']}
      sx={{
        width: '100%',
        maxWidth: 420,
        [`& .${autocompleteClasses.inputRoot}`]: {
          borderRadius: 6,
          paddingInlineStart: 1.5,
        },
        [`& .${autocompleteClasses.popupIndicator}`]: { color: 'primary.main' },
      }}
      slotProps={{
        chip: { color: 'primary', variant: 'outlined' },
        paper: { sx: { borderRadius: 3, mt: 0.5 } },
        listbox: {
          sx: {
            maxHeight: 180,
            [`& .${autocompleteClasses.option}[aria-selected="true"]`]: {
              fontWeight: 'fontWeightBold',
            },
          },
        },
      }}
      renderInput={(params) => <TextField {...params} label="Music" />}
    />
  );
}

import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';

const labels = ['Bug', 'Design', 'Feature', 'Question', 'Urgent'];

export default function AutocompleteInlineList() {
  const [chosen, setChosen] = React.useState(['Bug', 'Urgent']);

  return (
    <Sheet
      variant="outlined"
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 300 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 24, mb: 2 }}>
        {chosen.map((label) => (
          <Chip key={label} size="sm">
            {label}
          </Chip>
        ))}
      </Box>
      <FormControl size="sm">
        <FormLabel>Filter labels</FormLabel>
        <Autocomplete
          open
          multiple
          disableClearable
          disableCloseOnSelect
          forcePopupIcon={false}
          options={labels}
          value={chosen}
          onChange={(event, next) => setChosen(next)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace') {
              event.defaultMuiPrevented = true; // keeps labels outside the field
            }
          }}
          renderTags={() => null}
          slots={{ listbox: AutocompleteListbox }}
          slotProps={{
            listbox: {
              'aria-multiselectable': true,
              sx: { boxShadow: 'none', mt: 1 },
            },
          }}
        />
      </FormControl>
    </Sheet>
  );
}

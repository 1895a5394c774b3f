import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const recipes = ['Pancakes', 'Pasta salad', 'Pizza', 'Tomato salad', 'Tomato soup'];
const filterFromStart = createFilterOptions<string>({ matchFrom: 'start' });

export default function AutocompleteHint() {
  const [text, setText] = React.useState('');
  const [highlighted, setHighlighted] = React.useState<string | null>(null);
  const matches = highlighted?.toLowerCase().startsWith(text.toLowerCase());
  const hint = text && highlighted && matches ? highlighted.slice(text.length) : '';

  return (
    <Autocomplete
      autoHighlight
      autoSelect
      // Without buttons at its end, the field is as wide as the hint.
      disableClearable
      forcePopupIcon={false}
      options={recipes}
      filterOptions={filterFromStart}
      inputValue={text}
      onInputChange={(event, next) => setText(next)}
      onHighlightChange={(event, option) => setHighlighted(option)}
      onClose={() => setHighlighted(null)}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <Box sx={{ position: 'relative' }}>
          <TextField
            {...params}
            label="Recipe"
            slotProps={{ htmlInput: { ...params.inputProps, dir: 'auto' } }}
          />
          <Box
            aria-hidden
            dir="auto"
            sx={{
              position: 'absolute',
              inset: '16px 14px auto',
              overflow: 'hidden',
              typography: 'body1',
              textAlign: 'start',
              whiteSpace: 'pre',
              color: 'text.secondary',
              pointerEvents: 'none',
            }}
          >
            <span style={{ visibility: 'hidden' }}>{text}</span>
            {hint}
          </Box>
        </Box>
      )}
    />
  );
}

import * as React from 'react';
import SellIcon from '@mui/icons-material/Sell';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { type PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const labels = ['Bug', 'Design', 'Documentation', 'Feature', 'Question', 'Urgent'];

/** Shows the list below the field, inside the popover. */
function InlineList({ children }: PopperProps) {
  return <div>{typeof children === 'function' ? null : children}</div>;
}

export default function AutocompletePicker() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState(['Bug', 'Urgent']);

  return (
    <Stack
      spacing={2}
      sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 320 }}
    >
      <Button
        startIcon={<SellIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Labels
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {chosen.map((label) => (
          <Chip key={label} label={label} size="small" />
        ))}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Labels', sx: { width: 260 } },
        }}
      >
        <Autocomplete
          open
          multiple
          disableCloseOnSelect
          options={labels}
          value={chosen}
          onChange={(event, next) => setChosen(next)}
          onClose={(event, reason) => {
            if (reason === 'escape') {
              setAnchor(null);
            }
          }}
          onKeyDown={(event) => {
            if (event.key === 'Backspace') {
              event.defaultMuiPrevented = true; // don't remove unseen values
            }
          }}
          renderTags={() => null}
          forcePopupIcon={false}
          disableClearable
          slots={{ popper: InlineList }}
          slotProps={{
            paper: { elevation: 0 },
            listbox: { 'aria-multiselectable': true },
          }}
          renderInput={(params) => (
            <Box sx={{ p: 1.5, pb: 0 }}>
              <TextField {...params} autoFocus size="small" label="Filter labels" />
            </Box>
          )}
        />
      </Popover>
    </Stack>
  );
}

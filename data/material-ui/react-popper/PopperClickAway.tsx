import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function PopperClickAway() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [note, setNote] = React.useState('');
  const close = () => setAnchor(null);

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    anchor?.focus();
    close();
  };

  return (
    <ClickAwayListener onClickAway={close}>
      <Box onKeyDown={closeOnEscape} sx={{ minHeight: 150 }}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        >
          {note === '' ? 'Add a note' : 'Edit the note'}
        </Button>
        <Popper
          disablePortal
          open={anchor !== null}
          anchorEl={anchor}
          placement="bottom-start"
          role="dialog"
          aria-label="Note for the kitchen"
          sx={{ zIndex: 1 }}
        >
          <Paper elevation={4} sx={{ mt: 1, p: 2, width: 240 }}>
            <TextField
              autoFocus
              fullWidth
              size="small"
              label="Note"
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}

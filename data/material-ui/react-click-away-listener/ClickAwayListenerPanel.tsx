import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';

const stops = ['Nonstop', 'One stop', 'Two or more stops'];

export default function ClickAwayListenerPanel() {
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const panelId = React.useId();

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        onKeyDown={closeOnEscape}
        sx={{ width: 240, maxWidth: '100%', minHeight: 200 }}
      >
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen((previous) => !previous)}
        >
          Filter flights
        </Button>
        {open && (
          <Paper id={panelId} variant="outlined" sx={{ mt: 1, px: 2, py: 1 }}>
            <FormGroup aria-label="Stops">
              {stops.map((label) => (
                <FormControlLabel
                  key={label}
                  label={label}
                  control={<Checkbox defaultChecked={label === 'Nonstop'} />}
                />
              ))}
            </FormGroup>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}

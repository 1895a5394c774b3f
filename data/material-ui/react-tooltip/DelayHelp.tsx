import * as React from 'react';
import HelpOutline from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';

const help = 'Time for the producer to cut something before it airs.';

export default function DelayHelp() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <TextField
        id="delay-help-seconds"
        label="Delay in seconds"
        size="small"
        type="number"
        defaultValue="8"
      />
      <ClickAwayListener onClickAway={close}>
        <Tooltip
          title={help}
          open={open}
          onClose={close}
          disableFocusListener
          disableHoverListener
          disableTouchListener
        >
          <IconButton
            aria-label="What is the delay?"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            onBlur={close}
          >
            <HelpOutline />
          </IconButton>
        </Tooltip>
      </ClickAwayListener>
      {/* The tooltip is not announced when it opens. This is. */}
      <Box
        component="span"
        role="status"
        sx={{
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }}
      >
        {open && help}
      </Box>
    </Box>
  );
}

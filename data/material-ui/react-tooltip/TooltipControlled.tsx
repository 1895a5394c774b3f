import * as React from 'react';
import HelpOutline from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';

const help = 'The three digits on the back of your card.';

export default function TooltipControlled() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <TextField id={id} label="Security code" size="small" />
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
            aria-label="Where is the security code?"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            onBlur={close}
          >
            <HelpOutline />
          </IconButton>
        </Tooltip>
      </ClickAwayListener>
      {/* A tooltip is not announced when it opens, but this element is. */}
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

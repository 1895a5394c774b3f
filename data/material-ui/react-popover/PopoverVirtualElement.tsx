import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverVirtualElement() {
  const text = React.useRef<HTMLParagraphElement>(null);
  const [anchorEl, setAnchorEl] = React.useState<PopoverProps['anchorEl']>(null);
  const [quote, setQuote] = React.useState('');

  const openAtSelection = () => {
    const paragraph = text.current;
    const selection = window.getSelection();
    if (!paragraph || !selection || selection.rangeCount === 0) return;
    let range = selection.getRangeAt(0).cloneRange();
    if (range.collapsed || !paragraph.contains(range.commonAncestorContainer)) {
      // Nothing is selected: use the whole paragraph.
      range = document.createRange();
      range.selectNodeContents(paragraph);
    }
    setQuote(range.toString());
    setAnchorEl({
      nodeType: 1,
      getBoundingClientRect: () => range.getBoundingClientRect(),
    });
  };

  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography ref={text} gutterBottom>
        The rent is due on the first day of each month. Water and heating are
        included, and electricity is paid by the tenant.
      </Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={openAtSelection}
      >
        Comment on the selection
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Comment' } }}
      >
        <Typography sx={{ p: 2, maxWidth: 260 }}>Comment on “{quote}”</Typography>
      </Popover>
    </Box>
  );
}

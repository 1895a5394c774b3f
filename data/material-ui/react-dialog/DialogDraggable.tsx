import * as React from 'react';
import OpenWith from '@mui/icons-material/OpenWith';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const steps: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -24, y: 0 },
  ArrowRight: { x: 24, y: 0 },
  ArrowUp: { x: 0, y: -24 },
  ArrowDown: { x: 0, y: 24 },
};
const clamp = (value: number, limit: number) =>
  Math.max(-limit, Math.min(value, limit));
const isHandle = ({ target }: React.SyntheticEvent) =>
  target instanceof Element && target.closest('[data-handle]') !== null;

function DraggablePaper(props: PaperProps) {
  const grip = React.useRef({ x: 0, y: 0 });
  const [offset, setOffset] = React.useState({ x: 0, y: 0 });

  // The dialog starts in the center, so there is equal room on both sides.
  const move = (paper: HTMLElement, x: number, y: number) => {
    const roomX = Math.max(0, (window.innerWidth - paper.offsetWidth) / 2);
    const roomY = Math.max(0, (window.innerHeight - paper.offsetHeight) / 2);
    setOffset({ x: clamp(x, roomX), y: clamp(y, roomY) });
  };

  return (
    <Paper
      {...props}
      style={{ ...props.style, translate: `${offset.x}px ${offset.y}px` }}
      onPointerDown={(event) => {
        if (isHandle(event)) {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = {
            x: event.clientX - offset.x,
            y: event.clientY - offset.y,
          };
        }
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          const { x, y } = grip.current;
          move(event.currentTarget, event.clientX - x, event.clientY - y);
        }
      }}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step && isHandle(event)) {
          event.preventDefault();
          move(event.currentTarget, offset.x + step.x, offset.y + step.y);
        }
      }}
    />
  );
}

export default function DialogDraggable() {
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Comment on this page
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        PaperComponent={DraggablePaper}
        slotProps={{ backdrop: { invisible: true } }}
      >
        <Box
          data-handle
          sx={{
            display: 'flex',
            alignItems: 'center',
            paddingInlineEnd: 1,
            cursor: 'move',
            touchAction: 'none',
            userSelect: 'none',
          }}
        >
          <DialogTitle sx={{ flex: 1 }}>Your comment</DialogTitle>
          <IconButton aria-label="Move with the arrow keys" sx={{ cursor: 'move' }}>
            <OpenWith />
          </IconButton>
        </Box>
        <DialogContent sx={{ py: 1 }}>
          <TextField autoFocus fullWidth multiline minRows={2} label="Comment" />
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Cancel</Button>
          <Button onClick={handleClose}>Send</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

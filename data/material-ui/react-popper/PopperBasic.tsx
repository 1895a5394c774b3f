import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperBasic() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Where is my order?
      </Button>
      <Popper
        id={id}
        role="status"
        open={open}
        anchorEl={anchor}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 2, my: 1 }}>
          It left the warehouse at 09:20.
        </Paper>
      </Popper>
    </>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseSizes() {
  const id = React.useId();
  const [isOpen, setOpen] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 420, minHeight: 200 }}>
      <Collapse
        id={id}
        in={isOpen}
        collapsedSize={48}
        timeout="auto"
        sx={
          isOpen
            ? undefined
            : { maskImage: 'linear-gradient(to bottom, currentColor, transparent)' }
        }
      >
        <Typography>
          Tickets can be returned until two hours before departure. Return tickets
          count as two single ones. If you booked with points, the points are back in
          your account within a day, and the fee for the seat is refunded to the card
          that you paid with.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((previous) => !previous)}
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Button>
    </Box>
  );
}

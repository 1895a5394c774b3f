import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function RouteReport() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <Collapse in={open} collapsedSize={72} id={id}>
        <Typography>
          The bridge below the larch wood is back in place. It carries one person at
          a time, and the handrail is a rope until the carpenters return. Above the
          tree line the path was moved uphill to spare the bog. Follow the cairns,
          not the old paint. Both springs run, the upper one slowly.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ mt: 1 }}
      >
        {open ? 'Less' : 'Full report'}
      </Button>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PopoverHoverPreview() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Typography component="div">
      The order was packed by{' '}
      <Box
        component="span"
        onPointerLeave={() => setAnchor(null)}
        onBlur={() => setAnchor(null)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        <Link
          href="#PopoverHoverPreview"
          aria-describedby={open ? id : undefined}
          onPointerEnter={(event) => setAnchor(event.currentTarget)}
          onFocus={(event) => setAnchor(event.currentTarget)}
        >
          Jonas Weber
        </Link>
        <Popper
          id={id}
          open={open}
          anchorEl={anchor}
          placement="bottom-start"
          sx={{ zIndex: 'tooltip' }}
        >
          <Paper elevation={8} sx={{ p: 2 }}>
            Warehouse 3, on duty until 16:00
          </Paper>
        </Popper>
      </Box>{' '}
      this morning.
    </Typography>
  );
}

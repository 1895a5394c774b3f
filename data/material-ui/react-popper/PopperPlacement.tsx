import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';

const sides = ['top', 'bottom', 'left', 'right'] as const;
const placements: PopperPlacementType[] = sides.flatMap((side) => [
  `${side}-start` as const,
  side,
  `${side}-end` as const,
]);

export default function PopperPlacement() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>();

  return (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      <Avatar
        ref={setAnchor}
        variant="rounded"
        sx={{
          width: 140,
          height: 96,
          mx: 'auto',
          my: 9,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        Anchor
      </Avatar>
      <Popper
        open={placement !== undefined}
        anchorEl={anchor}
        placement={placement}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ px: 1, py: 0.5, m: 0.5 }}>
          {placement}
        </Paper>
      </Popper>
      <Box
        role="group"
        aria-label="Placement"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}
      >
        {placements.map((name) => (
          <Button
            key={name}
            size="small"
            aria-pressed={name === placement}
            variant={name === placement ? 'contained' : 'text'}
            onClick={() => setPlacement(name === placement ? undefined : name)}
            sx={{ textTransform: 'none' }}
          >
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

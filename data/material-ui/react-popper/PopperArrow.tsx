import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const arrowStyles = {
  position: 'absolute',
  width: 12,
  height: 12,
  '&::before': {
    content: '""',
    display: 'block',
    width: '100%',
    height: '100%',
    bgcolor: 'secondary.main',
    rotate: '45deg',
  },
};

export default function PopperArrow() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const modifiers = React.useMemo(
    () => [
      { name: 'arrow', options: { element: arrow, padding: 8 } },
      { name: 'offset', options: { offset: [0, 10] } },
    ],
    [arrow],
  );

  return (
    <>
      <Chip
        label="Seat 14A"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      />
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        role="status"
        modifiers={modifiers}
        sx={{
          zIndex: 'tooltip',
          '&[data-popper-placement^="bottom"] .arrow': { top: -6 },
          '&[data-popper-placement^="top"] .arrow': { bottom: -6 },
        }}
      >
        <Box ref={setArrow} className="arrow" sx={arrowStyles} />
        <Paper
          sx={{
            position: 'relative',
            px: 2,
            py: 1,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
          }}
        >
          Window seat, extra legroom
        </Paper>
      </Popper>
    </>
  );
}

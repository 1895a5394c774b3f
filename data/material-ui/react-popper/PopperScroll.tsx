import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

export default function PopperScroll() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [flip, setFlip] = React.useState(true);
  const [hide, setHide] = React.useState(true);
  const modifiers = React.useMemo(() => [{ name: 'flip', enabled: flip }], [flip]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Scrollable schedule"
        sx={{
          position: 'relative',
          height: 220,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ height: 520, pt: 18, textAlign: 'center' }}>
          <Button
            variant="contained"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
          >
            Gate change
          </Button>
          <Popper
            disablePortal
            open={anchor !== null}
            anchorEl={anchor}
            placement="bottom"
            role="status"
            modifiers={modifiers}
            sx={
              hide
                ? { '&[data-popper-reference-hidden]': { opacity: 0 } }
                : undefined
            }
          >
            <Paper elevation={4} sx={{ p: 2, m: 1 }}>
              Flight 208 boards at gate C4.
            </Paper>
          </Popper>
        </Box>
      </Box>
      <FormControlLabel
        label="Flip when there is no room"
        control={<Switch checked={flip} onChange={(_, value) => setFlip(value)} />}
      />
      <FormControlLabel
        label="Hide with its anchor"
        control={<Switch checked={hide} onChange={(_, value) => setHide(value)} />}
      />
    </Box>
  );
}

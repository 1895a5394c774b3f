import CellTower from '@mui/icons-material/CellTower';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

// Outside the component: a new array on each render rebuilds the popper.
const modifiers = [{ name: 'offset', options: { offset: [0, -6] } }];

const slotProps: TooltipProps['slotProps'] = {
  popper: { modifiers },
  transition: { timeout: 120 },
  tooltip: {
    sx: {
      maxWidth: 220,
      p: 1.5,
      typography: 'body2',
      bgcolor: 'background.paper',
      color: 'text.primary',
      border: 1,
      borderColor: 'divider',
      boxShadow: 3,
    },
  },
};

export default function PaperTooltip() {
  return (
    <Tooltip
      describeChild
      title="Mast north carries the signal. Mast south is a spare."
      slots={{ transition: Fade }}
      slotProps={slotProps}
    >
      <Button variant="outlined" startIcon={<CellTower />}>
        Transmitter
      </Button>
    </Tooltip>
  );
}

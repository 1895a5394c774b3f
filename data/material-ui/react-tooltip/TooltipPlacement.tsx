import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements: Placement[] = sides.flatMap((side): Placement[] => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function TooltipPlacement() {
  const id = React.useId();
  const [placement, setPlacement] = React.useState<Placement>('bottom');
  const [arrow, setArrow] = React.useState(true);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={6} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <TextField
          select
          size="small"
          label="Placement"
          id={id}
          slotProps={{ select: { native: true } }}
          value={placement}
          onChange={(event) => {
            setPlacement(event.target.value as Placement);
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
        >
          {placements.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <FormControlLabel
          label="Arrow"
          control={<Switch checked={arrow} onChange={() => setArrow(!arrow)} />}
        />
      </Stack>
      <Tooltip
        describeChild
        title="8 of 10 seats are booked"
        arrow={arrow}
        placement={placement}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <Button variant="outlined" sx={{ width: 160, height: 96 }}>
          Flight 482
        </Button>
      </Tooltip>
    </Stack>
  );
}

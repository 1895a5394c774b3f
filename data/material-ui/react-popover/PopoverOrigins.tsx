import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const points: PopoverOrigin[] = (['top', 'center', 'bottom'] as const).flatMap(
  (vertical) =>
    (['left', 'center', 'right'] as const).map((horizontal) => ({
      vertical,
      horizontal,
    })),
);

function OriginField(props: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(Number(event.target.value))}
      sx={{ width: 170 }}
    >
      {points.map(({ vertical, horizontal }, index) => (
        <MenuItem key={`${vertical}-${horizontal}`} value={index}>
          {vertical}, {horizontal}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function PopoverOrigins() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [anchorOrigin, setAnchorOrigin] = React.useState(8);
  const [transformOrigin, setTransformOrigin] = React.useState(0);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}
      >
        <OriginField
          label="anchorOrigin"
          value={anchorOrigin}
          onChange={setAnchorOrigin}
        />
        <OriginField
          label="transformOrigin"
          value={transformOrigin}
          onChange={setTransformOrigin}
        />
      </Box>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Show the popover
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={points[anchorOrigin]}
        transformOrigin={points[transformOrigin]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Baggage' } }}
      >
        <Typography sx={{ p: 2 }}>One bag of 23 kg is included.</Typography>
      </Popover>
    </Stack>
  );
}

import * as React from 'react';
import Call from '@mui/icons-material/Call';
import Mail from '@mui/icons-material/Mail';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const directions = ['up', 'right', 'down', 'left'] as const;

export default function SpeedDialDirections() {
  const [direction, setDirection] =
    React.useState<SpeedDialProps['direction']>('up');
  const [hidden, setHidden] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(event, next) => next && setDirection(next)}
      >
        {directions.map((it) => (
          <ToggleButton key={it} value={it}>
            {it}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Switch checked={hidden} />}
        label="Hidden"
        onChange={() => setHidden(!hidden)}
      />
      <Box sx={{ position: 'relative', width: 200, height: 200 }}>
        <SpeedDial
          ariaLabel="Contact Emma Larsen"
          direction={direction}
          hidden={hidden}
          icon={<SpeedDialIcon />}
          sx={{
            position: 'absolute',
            ...(direction === 'up' ? { bottom: 0 } : { top: 0 }),
            ...(direction === 'right' ? { left: 0 } : { right: 0 }),
          }}
        >
          <SpeedDialAction icon={<Call />} tooltipTitle="Call" />
          <SpeedDialAction icon={<Mail />} tooltipTitle="Email" />
        </SpeedDial>
      </Box>
    </Box>
  );
}

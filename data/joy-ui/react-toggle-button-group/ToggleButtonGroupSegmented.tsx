import * as React from 'react';
import Button, { buttonClasses } from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sides = ['Buy', 'Rent', 'Swap'];

export default function ToggleButtonGroupSegmented() {
  const [side, setSide] = React.useState('Rent');

  return (
    <ToggleButtonGroup
      aria-label="Kind of offer"
      variant="plain"
      size="sm"
      spacing={0.5}
      value={side}
      onChange={(_event, next) => next && setSide(next)}
      sx={{
        p: 0.5,
        borderRadius: 10,
        '--ButtonGroup-radius': '6px', // of the buttons
        bgcolor: 'background.level2',
        [`& .${buttonClasses.root}`]: { color: 'text.primary' },
        [`& .${buttonClasses.root}[aria-pressed="true"]`]: {
          bgcolor: 'background.surface',
          boxShadow: 'sm',
        },
      }}
    >
      {sides.map((name) => (
        <Button key={name} value={name}>
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}

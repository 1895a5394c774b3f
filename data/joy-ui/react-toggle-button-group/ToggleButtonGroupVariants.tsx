import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;
const classes = ['Economy', 'Business'];

export default function ToggleButtonGroupVariants() {
  const [travel, setTravel] = React.useState('Economy');

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      {variants.map((variant) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          aria-label={`Travel class, ${variant}`}
          value={travel}
          onChange={(_event, next) => next && setTravel(next)}
        >
          {classes.map((name) => (
            <Button key={name} value={name}>
              {name}
            </Button>
          ))}
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}

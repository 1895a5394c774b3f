import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

type Tint = 'neutral' | 'primary' | 'danger';

export default function ThemeShadowElement() {
  const [tint, setTint] = React.useState<Tint>('primary');
  const [ring, setRing] = React.useState(true);

  return (
    <Stack spacing={3} useFlexGap sx={{ alignItems: 'center', p: 2 }}>
      <ToggleButtonGroup
        aria-label="Color of the shadow"
        size="sm"
        value={tint}
        onChange={(_, value) => setTint(value ?? tint)}
      >
        <Button value="neutral">Neutral</Button>
        <Button value="primary">Primary</Button>
        <Button value="danger">Danger</Button>
      </ToggleButtonGroup>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={ring}
            onChange={(event) => setRing(event.target.checked)}
          />
        }
      >
        Ring
      </Typography>
      <Sheet
        sx={(theme) => ({
          p: 3,
          borderRadius: 'md',
          // The raw value, so that the variables below take effect here.
          boxShadow: theme.shadow.lg,
          '--joy-shadowChannel': theme.vars.palette[tint].mainChannel,
          '--joy-shadowOpacity': '0.4',
          '--joy-shadowRing': ring
            ? `0 0 0 2px ${theme.vars.palette[tint].outlinedBorder}`
            : '0 0 transparent',
        })}
      >
        Parcel 4471 waits at the counter.
      </Sheet>
    </Stack>
  );
}

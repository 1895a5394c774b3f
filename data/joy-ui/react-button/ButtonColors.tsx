import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
type Variant = (typeof variants)[number];

const actions = [
  { color: 'primary', label: 'Send invoice' },
  { color: 'neutral', label: 'Move to archive' },
  { color: 'success', label: 'Mark as paid' },
  { color: 'warning', label: 'Send a reminder' },
  { color: 'danger', label: 'Void invoice' },
] as const;

export default function ButtonColors() {
  const [variant, setVariant] = React.useState<Variant>('solid');

  return (
    <Stack spacing={3} useFlexGap sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Variant of the buttons below"
        size="sm"
        value={variant}
        onChange={(_event, next: Variant | null) => next && setVariant(next)}
      >
        {variants.map((name) => (
          <Button key={name} value={name}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {actions.map(({ color, label }) => (
          <Button key={color} color={color} variant={variant}>
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

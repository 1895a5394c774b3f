import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const variants = [
  { variant: 'solid', text: 'The export has been stopped' },
  { variant: 'soft', text: 'Two invoices are waiting for you' },
  { variant: 'outlined', text: 'Prices include tax' },
  { variant: 'plain', text: 'Saved on this device only' },
] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function AlertVariants() {
  const [color, setColor] = React.useState<(typeof colors)[number]>('primary');

  return (
    <Stack spacing={2} useFlexGap>
      <RadioGroup
        aria-label="Color"
        orientation="horizontal"
        value={color}
        onChange={(event) => setColor(event.target.value as (typeof colors)[number])}
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, '--RadioGroup-gap': '0px' }}
      >
        {colors.map((name) => (
          <Radio key={name} value={name} label={name} size="sm" />
        ))}
      </RadioGroup>
      {variants.map(({ variant, text }) => (
        <Alert key={variant} role="note" variant={variant} color={color}>
          {text}
        </Alert>
      ))}
    </Stack>
  );
}

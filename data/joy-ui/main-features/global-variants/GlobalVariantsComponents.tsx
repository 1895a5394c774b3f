import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['solid', 'soft', 'outlined', 'plain'];

export default function GlobalVariantsComponents() {
  const [variant, setVariant] = React.useState<VariantProp>('soft');

  return (
    <Stack spacing={3} useFlexGap sx={{ width: '100%', maxWidth: 440 }}>
      <RadioGroup
        aria-label="Variant"
        orientation="horizontal"
        value={variant}
        onChange={(event) => setVariant(event.target.value as VariantProp)}
        sx={{ flexWrap: 'wrap', gap: 2 }}
      >
        {variants.map((name) => (
          <Radio key={name} value={name} label={name} sx={{ m: 0 }} />
        ))}
      </RadioGroup>
      <Alert variant={variant} color="warning">
        The kitchen closes at nine.
      </Alert>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button variant={variant}>Reserve</Button>
        <Button variant={variant} color="danger">
          Cancel
        </Button>
        <Chip variant={variant} color="success">
          Table free
        </Chip>
        <Avatar variant={variant} color="primary">
          MP
        </Avatar>
      </Stack>
      <Input
        variant={variant}
        defaultValue="Window table, four people"
        slotProps={{ input: { 'aria-label': 'Wish' } }}
      />
    </Stack>
  );
}

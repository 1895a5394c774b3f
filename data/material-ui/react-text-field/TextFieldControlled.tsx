import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldControlled() {
  const [coupon, setCoupon] = React.useState('SPRING10');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Coupon code"
        value={coupon}
        onChange={(event) => setCoupon(event.target.value.toUpperCase())}
        helperText={coupon === 'SPRING10' ? 'You save 10%.' : 'Try SPRING10.'}
        slotProps={{ htmlInput: { autoCapitalize: 'characters', maxLength: 12 } }}
      />
      <Button
        onClick={() => setCoupon('')}
        disabled={coupon === ''}
        sx={{ alignSelf: 'flex-start', minHeight: 56 }}
      >
        Clear
      </Button>
    </Stack>
  );
}

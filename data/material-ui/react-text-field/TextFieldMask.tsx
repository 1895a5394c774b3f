import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PatternFormat } from 'react-number-format';

// Digits, spaces and brackets keep their order in right-to-left pages, too.
const leftToRight = { htmlInput: { dir: 'ltr' } };

export default function TextFieldMask() {
  const [phone, setPhone] = React.useState('2025550143');
  const [card, setCard] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <PatternFormat
        customInput={TextField}
        format="(###) ###-####"
        value={phone}
        valueIsNumericString
        onValueChange={({ value }) => setPhone(value)}
        type="tel"
        autoComplete="tel-national"
        label="Phone"
        helperText={`Value: ${phone || 'empty'}`}
        slotProps={leftToRight}
      />
      <PatternFormat
        customInput={TextField}
        format="#### #### #### ####"
        value={card}
        valueIsNumericString
        onValueChange={({ value }) => setCard(value)}
        autoComplete="cc-number"
        label="Card number"
        helperText={`Digits: ${card.length} of 16`}
        slotProps={leftToRight}
      />
    </Stack>
  );
}

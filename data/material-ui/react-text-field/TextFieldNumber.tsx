import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

function toNumber(text: string) {
  return /^\d+([.,]\d+)?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : null;
}

export default function TextFieldNumber() {
  const [text, setText] = React.useState('7,5');
  const weight = toNumber(text);
  const tooHeavy = weight !== null && weight > 30;

  return (
    <TextField
      label="Weight of the parcel"
      value={text}
      onChange={(event) => setText(event.target.value)}
      // Tidy the text only when the person has finished typing.
      onBlur={() => weight !== null && setText(weight.toFixed(2))}
      error={weight === null || tooHeavy}
      helperText={
        weight === null
          ? 'Enter a number such as 7.5.'
          : tooHeavy
            ? 'Parcels can weigh 30 kilograms at most.'
            : 'In kilograms, with the box'
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}

import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

function toMeters(text: string) {
  return /^\d+([.,]\d+)?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : null;
}

export default function DraughtField() {
  const [text, setText] = React.useState('1,85');
  const meters = toMeters(text);
  const tooDeep = meters !== null && meters > 3.2;

  return (
    <TextField
      label="Draught"
      value={text}
      onChange={(event) => setText(event.target.value)}
      // Tidy the text only when the reader has finished typing.
      onBlur={() => meters !== null && setText(meters.toFixed(2))}
      error={meters === null || tooDeep}
      helperText={
        meters === null
          ? 'Enter meters as a number, such as 1.85.'
          : tooDeep
            ? 'The lock takes at most 3.20 meters.'
            : 'Measured to the keel, in meters.'
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">m</InputAdornment> },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}

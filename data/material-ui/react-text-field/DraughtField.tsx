import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

function toMetres(text: string) {
  return /^\d+([.,]\d+)?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : null;
}

export default function DraughtField() {
  const [text, setText] = React.useState('1,85');
  const metres = toMetres(text);
  const tooDeep = metres !== null && metres > 3.2;

  return (
    <TextField
      label="Draught"
      value={text}
      onChange={(event) => setText(event.target.value)}
      // Tidy the text only when the reader has finished typing.
      onBlur={() => metres !== null && setText(metres.toFixed(2))}
      error={metres === null || tooDeep}
      helperText={
        metres === null
          ? 'Enter metres as a number, such as 1.85.'
          : tooDeep
            ? 'The lock takes at most 3.20 metres.'
            : 'Measured to the keel, in metres.'
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { endAdornment: <InputAdornment position="end">m</InputAdornment> },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  );
}

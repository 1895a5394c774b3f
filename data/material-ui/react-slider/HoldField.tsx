import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const MAX = 240;

function toMinutes(text: string) {
  return Math.min(Math.max(Math.round(Number(text)) || 0, 0), MAX);
}

export default function HoldField() {
  // The text as typed, so that an empty field stays empty while you edit.
  const [text, setText] = React.useState('35');

  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        width: '100%',
        maxWidth: 480,
        px: 1.5,
      }}
    >
      <Slider
        aria-label="Hold time in minutes"
        max={MAX}
        shiftStep={30}
        value={toMinutes(text)}
        onChange={(_event, value) => setText(String(value))}
        sx={{ flex: '1 1 180px', width: 'auto' }}
      />
      <TextField
        label="Hold time"
        type="number"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(toMinutes(text)))}
        slotProps={{
          htmlInput: { min: 0, max: MAX },
          input: {
            endAdornment: <InputAdornment position="end">min</InputAdornment>,
          },
        }}
        sx={{ width: 130 }}
      />
    </Stack>
  );
}

import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const MIN = 8;
const MAX = 72;

function toSize(text: string) {
  return Math.min(Math.max(Math.round(Number(text)) || MIN, MIN), MAX);
}

export default function SliderInput() {
  // The text as typed, so that an empty field stays empty while you edit.
  const [text, setText] = React.useState('16');

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
        aria-label="Font size in pixels"
        min={MIN}
        max={MAX}
        value={toSize(text)}
        onChange={(event, value) => setText(String(value))}
        sx={{ flex: '1 1 180px', width: 'auto' }}
      />
      <TextField
        label="Font size"
        type="number"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(toSize(text)))}
        slotProps={{
          htmlInput: { min: MIN, max: MAX },
          input: {
            endAdornment: <InputAdornment position="end">px</InputAdornment>,
          },
        }}
        sx={{ width: 120 }}
      />
    </Stack>
  );
}

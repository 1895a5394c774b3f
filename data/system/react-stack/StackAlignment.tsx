import * as React from 'react';
import { Box, Stack } from '@mui/system';

const options = {
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['center', 'flex-start', 'flex-end', 'stretch'],
};

export default function StackAlignment() {
  const [sx, setSx] = React.useState({
    justifyContent: 'flex-start',
    alignItems: 'center',
  });

  return (
    <Stack spacing={2} useFlexGap>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(['justifyContent', 'alignItems'] as const).map((key) => (
          <label key={key}>
            {key}{' '}
            <Box
              component="select"
              value={sx[key]}
              onChange={(event) => setSx({ ...sx, [key]: event.target.value })}
              sx={field}
            >
              {options[key].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Box>
          </label>
        ))}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          ...sx,
          height: 120,
          p: 1,
          border: '1px dashed color-mix(in srgb, currentColor 55%, transparent)',
          borderRadius: 2,
        }}
      >
        {[1, 2, 3].map((step) => (
          <Box
            key={step}
            sx={{
              px: 2,
              py: step,
              borderRadius: 2,
              bgcolor:
                'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
            }}
          >
            {step}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}

const field = {
  px: 1,
  py: 0.5,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: 'Canvas',
  color: 'inherit',
  font: 'inherit',
};

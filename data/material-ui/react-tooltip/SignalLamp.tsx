import * as React from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

interface LampProps extends BoxProps {
  lit: boolean;
}

// The ref and every other prop go to the same element.
const Lamp = React.forwardRef(function Lamp(
  { lit, ...props }: LampProps,
  ref: React.Ref<HTMLDivElement>,
) {
  return (
    <Box
      ref={ref}
      role="img"
      {...props}
      sx={{
        width: 40,
        height: 40,
        borderRadius: '50%',
        border: 2,
        borderColor: 'text.secondary',
        bgcolor: lit ? 'error.main' : 'transparent',
      }}
    />
  );
});

export default function SignalLamp() {
  return (
    <Stack direction="row" spacing={3} useFlexGap>
      <Tooltip title="Studio one: on air">
        <Lamp lit />
      </Tooltip>
      <Tooltip title="Studio two: off air">
        <Lamp lit={false} />
      </Tooltip>
    </Stack>
  );
}

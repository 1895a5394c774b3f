import type * as React from 'react';
import { Box, type SxProps, type Theme } from '@mui/system';

export default function SxPassed() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Label>Draft</Label>
      <Label sx={{ bgcolor: tint }}>Sent</Label>
      <Label sx={[{ bgcolor: tint }, { fontWeight: 700 }]}>Paid</Label>
    </Box>
  );
}

interface LabelProps {
  children: React.ReactNode;
  sx?: SxProps<Theme>;
}

function Label({ children, sx = [] }: LabelProps) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1.5, py: 0.5, border: 1, borderColor: line, borderRadius: 2 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

const line = 'color-mix(in srgb, currentColor 25%, transparent)';
const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';

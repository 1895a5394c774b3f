import * as React from 'react';
import { Box } from '@mui/system';

export default function SxChangingValues() {
  const [minutes, setMinutes] = React.useState(20);
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320 }}>
      <Box component="label" sx={{ display: 'grid', gap: 1 }}>
        Cooking time: {minutes} minutes
        <input
          type="range"
          min={0}
          max={60}
          value={minutes}
          onChange={(event) => setMinutes(Number(event.target.value))}
          style={{ accentColor: 'light-dark(#0b57d0, #a8c7fa)' }}
        />
      </Box>
      <Box
        style={{ '--share': `${(minutes / 60) * 100}%` } as React.CSSProperties}
        sx={{
          height: 12,
          borderRadius: 2,
          bgcolor: 'color-mix(in srgb, currentColor 15%, transparent)',
          '&::before': {
            content: '""',
            display: 'block',
            width: 'var(--share)',
            height: '100%',
            borderRadius: 2,
            bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
          },
        }}
      />
    </Box>
  );
}

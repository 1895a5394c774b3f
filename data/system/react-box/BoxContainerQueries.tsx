import * as React from 'react';
import { Box } from '@mui/system';

const accent = 'light-dark(#0b57d0, #a8c7fa)';

export default function BoxContainerQueries() {
  const [width, setWidth] = React.useState(320);
  const sliderId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <label htmlFor={sliderId}>Width of the card</label>
      <Box
        component="input"
        id={sliderId}
        type="range"
        min={160}
        max={480}
        value={width}
        onChange={(event) => setWidth(Number(event.target.value))}
        sx={{ display: 'block', maxWidth: 1, m: 0, mb: 2, accentColor: accent }}
      />
      {/* A value that changes on every move belongs in `style`, not in `sx`. */}
      <Box sx={{ containerType: 'inline-size', maxWidth: 1 }} style={{ width }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { '@': '1fr', '@240': 'auto 1fr' },
            gap: { '@': 1, '@240': 2 },
            alignItems: 'center',
            p: 2,
            border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
            borderRadius: 2,
          }}
        >
          <Box
            component="svg"
            viewBox="0 0 24 24"
            aria-hidden
            sx={{
              width: { '@': 32, '@240': 48 },
              fill: 'none',
              stroke: accent,
              strokeWidth: 1.5,
              strokeLinecap: 'round',
            }}
          >
            <path d="M3 11h18M5 11v5a4 4 0 0 0 4 4h6a4 4 0 0 0 4-4v-5M9 4v3M12 3v4M15 4v3" />
          </Box>
          <div>
            <strong>Tomato soup</strong>
            <Box sx={{ mt: 0.5 }}>Serves four, ready in 35 minutes</Box>
          </div>
        </Box>
      </Box>
    </Box>
  );
}

import * as React from 'react';
import { Box } from '@mui/system';

export default function ExhibitCaption() {
  const [width, setWidth] = React.useState(100);
  const sliderId = React.useId();

  return (
    <div>
      <label htmlFor={sliderId}>Width of the display case</label>
      <Box
        component="input"
        id={sliderId}
        type="range"
        min={45}
        max={100}
        value={width}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          setWidth(Number(event.target.value))
        }
        sx={{ display: 'block', maxWidth: '100%', mb: 2 }}
      />
      {/* A value that changes on every move belongs in `style`, not in `sx`. */}
      <Box sx={{ containerType: 'inline-size' }} style={{ width: `${width}%` }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { '@': '1fr', '@360': 'auto 1fr' },
            gap: { '@': 1, '@360': 3 },
            alignItems: 'center',
            p: 2,
            border: 1,
            borderRadius: 2,
          }}
        >
          <Box
            component="svg"
            viewBox="0 0 24 32"
            aria-hidden
            sx={{ width: { '@': 32, '@360': 64 }, fill: 'currentColor' }}
          >
            <path d="M9 1h6v5c5 3 6 9 3 15l-4 8v2h-4v-2l-4-8C3 15 4 9 9 6z" />
          </Box>
          <div>
            <strong>Storage amphora</strong>
            <Box sx={{ mt: 0.5 }}>Fired clay, harbour excavation, trench 4</Box>
          </div>
        </Box>
      </Box>
    </div>
  );
}

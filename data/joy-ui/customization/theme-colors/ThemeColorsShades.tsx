import * as React from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function ThemeColorsShades() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
        gap: 0.5,
        width: '100%',
        maxWidth: 520,
      }}
    >
      {colors.map((color) => (
        <React.Fragment key={color}>
          <Typography level="title-sm" sx={{ gridColumn: '1 / -1', mt: 1 }}>
            {color}
          </Typography>
          {shades.map((shade) => (
            <Box key={shade}>
              <Box
                sx={{ height: 32, borderRadius: 'xs', bgcolor: `${color}.${shade}` }}
              />
              <Typography level="body-xs" sx={{ textAlign: 'center' }}>
                {shade}
              </Typography>
            </Box>
          ))}
        </React.Fragment>
      ))}
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const dyes = [
  { name: 'Walnut', color: '#5c4033' },
  { name: 'Madder', color: '#c4473f' },
  { name: 'Woad', color: '#4a86b8' },
  { name: 'Tansy', color: '#a08c20' },
  { name: 'Weld', color: '#e2b93b' },
];

export default function LabelInk() {
  const [contrastThreshold, setThreshold] = React.useState(3);
  const { palette } = createTheme({ palette: { contrastThreshold } });

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="contrastThreshold"
        value={contrastThreshold}
        onChange={(_, next: number | null) => next && setThreshold(next)}
      >
        <ToggleButton value={3}>3</ToggleButton>
        <ToggleButton value={4.5}>4.5</ToggleButton>
      </ToggleButtonGroup>

      <Grid2 container spacing={1} sx={{ width: '100%' }}>
        {dyes.map(({ name, color }) => {
          const ink = palette.getContrastText(color);
          return (
            <Grid2 key={name} size={{ xs: 6, sm: 'grow' }}>
              {/* aria-hidden: a sample, at 3 partly too weak to be read. */}
              <Box aria-hidden sx={{ p: 1.5, bgcolor: color, color: ink }}>
                {name}
              </Box>
              <Typography variant="body2">
                {name}: {ink === '#fff' ? 'white' : 'dark'},{' '}
                {getContrastRatio(ink, color).toFixed(1)}
              </Typography>
            </Grid2>
          );
        })}
      </Grid2>
    </Stack>
  );
}

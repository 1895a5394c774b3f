import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Orders', value: '128' },
  { label: 'Returns', value: '6' },
  { label: 'Revenue', value: '$9,420' },
];

export default function ContainerQueriesShorthand() {
  const [width, setWidth] = React.useState('100%');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the panel"
        value={width}
        onChange={(_, next: string | null) => next && setWidth(next)}
      >
        <ToggleButton value="100%">Wide</ToggleButton>
        <ToggleButton value="200px">Narrow</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ containerType: 'inline-size', width, maxWidth: '100%' }}>
        <Paper
          component="dl"
          variant="outlined"
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              '@': '1fr',
              '@260': '1fr 1fr',
              '@400': '1fr 1fr 1fr',
            },
            gap: { '@': 1, '@400': 3 },
            m: 0,
            p: { '@': 1.5, '@sm': 3 },
          }}
        >
          {figures.map(({ label, value }) => (
            <div key={label}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="h6" sx={{ m: 0 }}>
                {value}
              </Typography>
            </div>
          ))}
        </Paper>
      </Box>
    </Stack>
  );
}

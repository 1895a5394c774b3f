import Box from '@mui/material/Box';

const cellStyles = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function GridCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      }}
    >
      <Box
        sx={{
          ...cellStyles,
          gridColumn: { xs: 'span 12', sm: 'span 4' },
          gridRow: { sm: 'span 2' },
        }}
      >
        Map
      </Box>
      <Box sx={{ ...cellStyles, gridColumn: { xs: 'span 12', sm: 'span 8' } }}>
        Departures
      </Box>
      <Box sx={{ ...cellStyles, gridColumn: { xs: 'span 6', sm: 'span 4' } }}>
        Tickets
      </Box>
      <Box sx={{ ...cellStyles, gridColumn: { xs: 'span 6', sm: 'span 4' } }}>
        Luggage
      </Box>
    </Box>
  );
}

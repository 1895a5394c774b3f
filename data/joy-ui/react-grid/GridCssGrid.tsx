import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const tile = { p: 2, borderRadius: 'md' };

export default function GridCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gridTemplateRows: '72px 72px',
        gap: 2,
      }}
    >
      <Sheet variant="solid" color="primary" sx={{ ...tile, gridRow: '1 / 3' }}>
        Map
      </Sheet>
      <Sheet variant="soft" sx={{ ...tile, gridColumn: '2 / 4' }}>
        Route
      </Sheet>
      <Sheet variant="soft" sx={tile}>
        Stops
      </Sheet>
      <Sheet variant="soft" sx={tile}>
        Costs
      </Sheet>
    </Box>
  );
}

import { Box } from '@mui/system';

const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';

export default function CssGridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"header" "main" "nav"',
          sm: '"header header" "nav main"',
        },
        gridTemplateColumns: { sm: '160px 1fr' },
        gap: 1,
        width: 1,
      }}
    >
      <Box sx={{ gridArea: 'header', ...part }}>Recipes</Box>
      <Box sx={{ gridArea: 'main', ...part, minHeight: 120 }}>
        <strong>Pumpkin soup</strong>
        <div>Ready in 40 minutes</div>
      </Box>
      <Box sx={{ gridArea: 'nav', ...part }}>Soups, salads, desserts</Box>
    </Box>
  );
}

const part = { p: 2, borderRadius: 2, bgcolor: tint };

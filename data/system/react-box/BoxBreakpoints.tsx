import { Box } from '@mui/system';

const areas = [
  { area: 'header', name: 'Header' },
  { area: 'menu', name: 'Menu' },
  { area: 'content', name: 'Content' },
  { area: 'aside', name: 'Related articles' },
];

export default function BoxBreakpoints() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr', md: '1fr 3fr 1fr' },
        gridTemplateAreas: {
          xs: '"header" "menu" "content" "aside"',
          sm: '"header header" "menu content" "aside aside"',
          md: '"header header header" "menu content aside"',
        },
      }}
    >
      {areas.map(({ area, name }) => (
        <Box
          key={area}
          sx={{
            gridArea: area,
            minHeight: { sm: area === 'content' ? 120 : 0 },
            p: 2,
            borderRadius: 2,
            bgcolor:
              'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

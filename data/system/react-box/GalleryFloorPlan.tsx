import { Box } from '@mui/system';

const rooms = [
  { area: 'hall', name: 'Entrance hall' },
  { area: 'maps', name: 'Maps' },
  { area: 'coins', name: 'Coins' },
  { area: 'ships', name: 'Ships' },
];

export default function GalleryFloorPlan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateAreas: {
          xs: '"hall" "maps" "coins" "ships"',
          sm: '"hall hall" "maps coins" "ships ships"',
          md: '"hall maps coins" "hall ships ships"',
        },
      }}
    >
      {rooms.map(({ area, name }) => (
        <Box
          key={area}
          sx={{
            gridArea: area,
            p: 2,
            border: 1,
            borderRadius: 1,
            borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

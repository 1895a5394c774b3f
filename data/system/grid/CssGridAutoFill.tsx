import { Box } from '@mui/system';

const albums = [
  { name: 'Lisbon', count: 48, angle: 45 },
  { name: 'Family', count: 210, angle: 90 },
  { name: 'Garden', count: 36, angle: 135 },
  { name: 'Hiking', count: 95, angle: 180 },
  { name: 'Birthday', count: 72, angle: 225 },
];

export default function CssGridAutoFill() {
  return (
    <Box
      component="ul"
      sx={{
        ...list,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      }}
    >
      {albums.map(({ name, count, angle }) => (
        <Box component="li" key={name}>
          <Box sx={{ ...cover, background: getGradient(angle) }} />
          <strong>{name}</strong>
          <div>{count} photos</div>
        </Box>
      ))}
    </Box>
  );
}

function getGradient(angle: number) {
  return `linear-gradient(${angle}deg, light-dark(#0b57d0, #a8c7fa), light-dark(#a8c7fa, #0b57d0))`;
}

const list = { gap: 2, width: 1, m: 0, p: 0, listStyle: 'none' };

const cover = { aspectRatio: '4 / 3', mb: 1, borderRadius: 2 };

import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import { coast, dunes } from '../sampleData/pictures';

const pictures = [
  { src: coast, alt: 'Hills at the coast' },
  { src: dunes, alt: 'Dunes in the sun' },
];

export default function SkeletonImage() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center', width: '100%' }}>
      <Box
        aria-busy={loading}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: '1fr 1fr',
          width: 360,
          maxWidth: '100%',
        }}
      >
        {pictures.map(({ src, alt }) => (
          <AspectRatio key={alt} ratio="4/3" sx={{ '--AspectRatio-radius': '8px' }}>
            <Skeleton animation="wave" loading={loading}>
              <img src={src} alt={alt} />
            </Skeleton>
          </AspectRatio>
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show pictures' : 'Load again'}
      </Button>
    </Stack>
  );
}

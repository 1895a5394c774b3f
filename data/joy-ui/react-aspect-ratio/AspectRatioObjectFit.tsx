import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { dunes } from '../sampleData/pictures';

const fits = ['cover', 'contain', 'fill'] as const;

export default function AspectRatioObjectFit() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
        gap: 2,
        width: '100%',
        maxWidth: 480,
      }}
    >
      {fits.map((objectFit) => (
        <div key={objectFit}>
          <AspectRatio
            ratio="1"
            objectFit={objectFit}
            variant="outlined"
            sx={{ borderRadius: 'md' }}
          >
            <img src={dunes} alt="Dunes below a pale sun" />
          </AspectRatio>
          <Typography level="body-sm" sx={{ mt: 0.5 }}>
            {objectFit}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

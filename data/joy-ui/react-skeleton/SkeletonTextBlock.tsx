import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function SkeletonTextBlock() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        width: '100%',
        maxWidth: 480,
      }}
    >
      <div>
        <Typography level="title-lg">Flight to Lisbon</Typography>
        <Typography level="body-md">
          Boarding starts at 09:35 at gate B12. Please have your passport ready.
        </Typography>
      </div>
      <div>
        <Skeleton variant="text" level="title-lg" width="70%" />
        <Skeleton variant="text" />
        <Skeleton variant="text" />
        <Skeleton variant="text" width="45%" />
      </div>
    </Box>
  );
}

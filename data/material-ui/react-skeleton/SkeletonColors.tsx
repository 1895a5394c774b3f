import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: 280,
        maxWidth: '100%',
        p: 2,
        borderRadius: 1,
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
      }}
    >
      {/* The default color is made for the background of the page. */}
      <Skeleton variant="rounded" height={40} />
      <Skeleton
        variant="rounded"
        height={40}
        sx={{ bgcolor: 'currentColor', opacity: 0.3 }}
        animation={false}
      />
      <Skeleton
        variant="rounded"
        height={40}
        animation="wave"
        sx={(theme) => ({
          bgcolor: 'primary.main',
          '&::after': {
            background: `linear-gradient(90deg, transparent, ${theme.palette.primary.light}, transparent)`,
          },
        })}
      />
    </Box>
  );
}

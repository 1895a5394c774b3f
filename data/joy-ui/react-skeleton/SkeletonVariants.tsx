import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 260, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
        <Skeleton variant="circular" width={48} height={48} sx={{ flexShrink: 0 }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton variant="text" level="title-md" width="60%" />
          <Skeleton variant="text" level="body-sm" />
        </Box>
      </Stack>
      <Skeleton variant="rectangular" height={96} sx={{ borderRadius: 'md' }} />
      <Skeleton
        variant="rectangular"
        width="8em"
        height="2em"
        level="h4"
        sx={{ borderRadius: 'xl' }}
      />
    </Stack>
  );
}

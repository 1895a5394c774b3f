import Box from '@mui/joy/Box';
import Skeleton, { type SkeletonProps } from '@mui/joy/Skeleton';

export default function SkeletonExample(props: SkeletonProps) {
  return (
    <Box sx={{ position: 'relative', width: 140, height: 140 }}>
      <Skeleton {...props}>
        <span>Order 4021 leaves the warehouse on Monday.</span>
      </Skeleton>
    </Box>
  );
}

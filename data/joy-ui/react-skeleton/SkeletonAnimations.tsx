import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const animations = ['pulse', 'wave', false] as const;

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: 280, maxWidth: '100%' }}>
      {animations.map((animation) => (
        <div key={String(animation)}>
          <Typography level="body-sm">{String(animation)}</Typography>
          <Skeleton variant="rectangular" animation={animation} height={40} />
        </div>
      ))}
    </Stack>
  );
}

import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = [
  { variant: 'text', width: 200 },
  { variant: 'circular', width: 48, height: 48 },
  { variant: 'rectangular', width: 200, height: 48 },
  { variant: 'rounded', width: 200, height: 48 },
] as const;

export default function SkeletonVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((props) => (
        <div key={props.variant}>
          <Typography variant="caption">{props.variant}</Typography>
          <Skeleton {...props} />
        </div>
      ))}
    </Stack>
  );
}

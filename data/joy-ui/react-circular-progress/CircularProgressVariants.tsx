import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'success'] as const;

export default function CircularProgressVariants() {
  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {variants.map((variant) => (
        <Stack key={variant} spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
          {colors.map((color) => (
            <CircularProgress
              key={color}
              determinate
              value={65}
              variant={variant}
              color={color}
              aria-label={`Example: ${variant}, ${color}`}
            />
          ))}
          <Typography level="body-sm">{variant}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

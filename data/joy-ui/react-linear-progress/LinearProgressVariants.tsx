import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function LinearProgressVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
      }}
    >
      {variants.map((variant) => (
        <div key={variant}>
          <Typography level="title-sm" gutterBottom>
            {variant}
          </Typography>
          <Stack spacing={1.5} useFlexGap>
            {colors.map((color) => (
              <LinearProgress
                key={color}
                determinate
                value={70}
                size="lg"
                variant={variant}
                color={color}
                aria-label={`Example: ${variant}, ${color}`}
              />
            ))}
          </Stack>
        </div>
      ))}
    </Box>
  );
}

import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const rings = [
  { name: 'Default', props: {} },
  { name: 'thickness={2}', props: { thickness: 2 } },
  { name: '88px', props: { sx: { '--CircularProgress-size': '88px' } } },
];

export default function CircularProgressSizes() {
  return (
    <Stack spacing={3} useFlexGap>
      {rings.map(({ name, props }) => (
        <Stack
          key={name}
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography level="body-sm" sx={{ width: 100 }}>
            {name}
          </Typography>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <CircularProgress
              key={size}
              size={size}
              determinate
              value={40}
              aria-label={`Example: ${name}, ${size}`}
              {...props}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const goals = [
  { name: 'Steps', color: 'primary', value: 70 },
  { name: 'Water', color: 'secondary', value: 45 },
  { name: 'Sleep', color: 'success', value: 90 },
] as const;

export default function ProgressColors() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'space-around' }}
      >
        {goals.map(({ name, color, value }, index) => (
          <CircularProgress
            key={name}
            variant="determinate"
            aria-label={name}
            color={color}
            value={value}
            size={24 + index * 20}
            thickness={3.6 + index * 2}
          />
        ))}
      </Stack>
      {goals.map(({ name, color, value }, index) => (
        <LinearProgress
          key={name}
          variant="determinate"
          aria-label={`${name}, as a bar`}
          color={color}
          value={value}
          sx={{ height: 4 + index * 4 }}
        />
      ))}
    </Stack>
  );
}

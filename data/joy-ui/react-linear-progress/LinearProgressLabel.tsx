import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const tasks = [
  { id: 'task-kitchen', name: 'Renovate the kitchen', value: 85 },
  { id: 'task-garden', name: 'Plan the garden', value: 30 },
  { id: 'task-move', name: 'Move to the new office', value: 10 },
];

export default function LinearProgressLabel() {
  return (
    <Stack spacing={2.5} useFlexGap>
      {tasks.map(({ id, name, value }) => (
        <div key={id}>
          <Stack
            direction="row"
            spacing={2}
            useFlexGap
            sx={{ justifyContent: 'space-between', mb: 0.75 }}
          >
            <Typography id={id} level="title-sm">
              {name}
            </Typography>
            <Typography level="body-sm">{value}%</Typography>
          </Stack>
          <LinearProgress determinate value={value} aria-labelledby={id} />
        </div>
      ))}
    </Stack>
  );
}

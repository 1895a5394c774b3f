import AirlineSeatReclineNormal from '@mui/icons-material/AirlineSeatReclineNormal';
import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const queues = [
  { lift: 'Chapel chairlift', note: 'Valley station, entrance B', wait: '4 min' },
  {
    lift: 'Glacier gondola',
    note: 'Cabins hold eight people, skis stay outside in the racks',
    wait: '22 min',
  },
  { lift: 'Hut T-bar', note: 'Two by two', wait: '1 min' },
];

export default function LiftQueues() {
  return (
    <Stack
      component="ul"
      role="list"
      spacing={1}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {queues.map(({ lift, note, wait }) => (
        <Paper key={lift} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Grid2 container spacing={2} sx={{ alignItems: 'center' }}>
            <Grid2 size="auto" sx={{ display: 'flex' }}>
              <AirlineSeatReclineNormal color="action" />
            </Grid2>
            <Grid2 size="grow">
              <Typography>{lift}</Typography>
              <Typography variant="body2" color="text.secondary" noWrap>
                {note}
              </Typography>
            </Grid2>
            <Grid2 size="auto">
              <Typography>{wait}</Typography>
            </Grid2>
          </Grid2>
        </Paper>
      ))}
    </Stack>
  );
}

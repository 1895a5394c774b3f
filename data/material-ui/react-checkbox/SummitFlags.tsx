import Flag from '@mui/icons-material/Flag';
import OutlinedFlag from '@mui/icons-material/OutlinedFlag';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const peaks = [
  'Grauhorn, 2 815 m',
  'Mittagspitze, 2 094 m',
  'Zwölferkogel, 2 380 m',
];

export default function SummitFlags() {
  return (
    <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {peaks.map((peak, index) => (
        <Stack
          key={peak}
          component="li"
          direction="row"
          sx={{ alignItems: 'center' }}
        >
          <Checkbox
            icon={<OutlinedFlag />}
            checkedIcon={<Flag />}
            color="secondary"
            defaultChecked={index === 0}
            // On the Checkbox itself, aria-label would land on a span.
            inputProps={{ 'aria-label': `Climbed ${peak}` }}
          />
          <Typography>{peak}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const record = [
  { label: 'Won', value: '11' },
  { label: 'Drawn', value: '4' },
  { label: 'Lost', value: '6' },
];

export default function SeasonRecord() {
  return (
    <Stack
      direction="row"
      spacing={{ xs: 2, sm: 4 }}
      useFlexGap
      divider={<Divider orientation="vertical" flexItem />}
    >
      {record.map(({ label, value }) => (
        <Stack key={label} sx={{ alignItems: 'center' }}>
          <Typography variant="h5" component="span">
            {value}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

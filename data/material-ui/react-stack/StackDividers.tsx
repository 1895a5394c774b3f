import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Posts', value: '48' },
  { label: 'Followers', value: '1,204' },
  { label: 'Following', value: '310' },
];

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      spacing={{ xs: 1.5, sm: 4 }}
      useFlexGap
      divider={<Divider orientation="vertical" flexItem />}
    >
      {figures.map(({ label, value }) => (
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

import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const readings = [
  { label: 'Wind', value: '38 km/h' },
  { label: 'Snow', value: '65 cm' },
  { label: 'Risk', value: 'Level 2' },
];

export default function SummitConditions() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
      <Divider role="presentation" textAlign="left">
        Summit, six in the morning
      </Divider>
      <Stack
        direction="row"
        sx={{ my: 2, justifyContent: 'space-around' }}
        divider={<Divider orientation="vertical" flexItem />}
      >
        {readings.map(({ label, value }) => (
          <div key={label}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography>{value}</Typography>
          </div>
        ))}
      </Stack>
      <Divider />
      <Typography variant="body2" sx={{ mt: 2 }}>
        Rope up from the second ladder.
      </Typography>
    </Box>
  );
}

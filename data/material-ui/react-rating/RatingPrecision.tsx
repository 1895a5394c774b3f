import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const averages = [
  { precision: 1, label: 'Whole stars' },
  { precision: 0.5, label: 'Half stars' },
  { precision: 0.1, label: 'Tenths' },
];

export default function RatingPrecision() {
  return (
    <Stack spacing={2}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Rate the film</FormLabel>
        <Rating name="RatingPrecision-film" defaultValue={2.5} precision={0.5} />
      </FormControl>
      {averages.map(({ precision, label }) => (
        <div key={label}>
          <Typography variant="body2">{label} for an average of 3.7</Typography>
          <Rating readOnly value={3.7} precision={precision} />
        </div>
      ))}
    </Stack>
  );
}

import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const details = [
  ['From', 'Oslo, 06:45'],
  ['To', 'Lisbon, 10:10'],
  ['Seat', '14C'],
  ['Luggage', 'One bag, 23 kg'],
];

export default function GridRowColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={4} sx={{ maxWidth: 420 }}>
      {details.map(([label, value]) => (
        <Grid key={label} xs={6}>
          <Typography level="title-sm">{label}</Typography>
          <Typography>{value}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}

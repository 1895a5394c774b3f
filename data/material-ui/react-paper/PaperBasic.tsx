import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const lines = [
  { item: 'Two tickets to Lisbon', price: '$312' },
  { item: 'Seats 14A and 14B', price: '$24' },
  { item: 'One suitcase', price: '$35' },
];

export default function PaperBasic() {
  return (
    <Paper elevation={3} sx={{ width: '100%', maxWidth: 320, p: 2 }}>
      {lines.map(({ item, price }) => (
        <Stack
          key={item}
          direction="row"
          sx={{ justifyContent: 'space-between', gap: 2, py: 0.5 }}
        >
          <Typography>{item}</Typography>
          <Typography>{price}</Typography>
        </Stack>
      ))}
      <Divider sx={{ my: 1 }} />
      <Typography align="right" sx={{ fontWeight: 'fontWeightBold' }}>
        $371
      </Typography>
    </Paper>
  );
}

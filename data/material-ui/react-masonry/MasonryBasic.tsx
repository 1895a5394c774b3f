import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const notes = [
  'Buy stamps',
  'Ask Nina whether the invoice from March has been paid, and file the receipt',
  'Water the plants',
  'Renew the passport before the trip in autumn',
  'Call the dentist',
  'Compare the two offers for the new printer and send a short summary to the team',
  'Return the library books',
  'Update the phone list',
];

export default function MasonryBasic() {
  return (
    <Masonry columns={{ xs: 2, sm: 3 }} spacing={2}>
      {notes.map((note) => (
        <Paper key={note} variant="outlined" sx={{ p: 2 }}>
          {note}
        </Paper>
      ))}
    </Masonry>
  );
}

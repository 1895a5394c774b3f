import { Box } from '@mui/system';

const notes = [
  { title: 'Groceries', text: 'Milk, bread, apples.' },
  { title: 'Call the plumber', text: 'The kitchen faucet is dripping again.' },
  {
    title: 'Trip to Rome',
    text: 'Book the hotel, print the tickets, and ask Emma to water the plants.',
  },
  { title: 'Gym', text: 'Thursday at 6:00.' },
];

export default function CssGridAutoRows() {
  return (
    <Box
      component="ul"
      sx={{
        ...list,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, 1fr)',
        gridAutoRows: '1fr',
      }}
    >
      {notes.map(({ title, text }) => (
        <Box component="li" key={title} sx={note}>
          <strong>{title}</strong>
          <div>{text}</div>
        </Box>
      ))}
    </Box>
  );
}

const list = { gap: 1, width: 1, maxWidth: 480, m: 0, p: 0, listStyle: 'none' };

const note = {
  p: 1.5,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

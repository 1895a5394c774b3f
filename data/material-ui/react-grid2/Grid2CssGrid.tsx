import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const albums = [
  'Lisbon',
  'Birthday',
  'Garden',
  'Hiking',
  'Wedding',
  'Beach',
  'Cats',
  'New York',
  'Winter',
];

export default function Grid2CssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
        gridAutoRows: 96,
      }}
    >
      {albums.map((album, index) => (
        <Paper
          key={album}
          variant="outlined"
          sx={{
            display: 'grid',
            placeItems: 'center',
            // A flex item can't span two rows.
            gridRow: index === 0 ? 'span 2' : undefined,
            bgcolor: 'action.hover',
          }}
        >
          <Typography variant="body2">{album}</Typography>
        </Paper>
      ))}
    </Box>
  );
}

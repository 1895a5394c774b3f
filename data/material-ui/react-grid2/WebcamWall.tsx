import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const cameras = [
  'Summit',
  'Chapel',
  'Gully',
  'Car park',
  'North Bowl',
  'T-bar',
  'Ski school',
  'Hut Link',
  'Valley',
];

export default function WebcamWall() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
        gridAutoRows: 96,
      }}
    >
      {cameras.map((camera, index) => (
        <Paper
          key={camera}
          variant="outlined"
          sx={{
            display: 'grid',
            placeItems: 'center',
            // The first camera spans two rows: no row of flex items can do that.
            gridRow: index === 0 ? 'span 2' : undefined,
            bgcolor: 'action.hover',
          }}
        >
          <Typography variant="body2">{camera}</Typography>
        </Paper>
      ))}
    </Box>
  );
}

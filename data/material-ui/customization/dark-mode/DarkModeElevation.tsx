import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const elevations = [0, 1, 4, 8, 16, 24];

export default function DarkModeElevation() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {elevations.map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ width: 88, height: 72, display: 'grid', placeItems: 'center' }}
        >
          {elevation}
        </Paper>
      ))}
    </Stack>
  );
}

import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const racks = [0, 1, 4, 8, 16, 24];

export default function LuggageRacks() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {racks.map((elevation) => (
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

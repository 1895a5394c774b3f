import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const tile = { p: 1.5, height: '100%', bgcolor: 'action.hover', borderRadius: 1 };

export default function PatrolDesk() {
  return (
    <Grid2 container spacing={2}>
      <Grid2 size={{ xs: 12, sm: 5 }}>
        <Box sx={tile}>
          <Typography variant="subtitle2" component="p">
            Open call
          </Typography>
          <Typography variant="body2">
            Knee injury below the Gully. Sledge team B is two minutes away.
          </Typography>
        </Box>
      </Grid2>

      {/* Item and container at once: it takes 7 of the 12 outer columns
          and divides them into 4 of its own. */}
      <Grid2 container size={{ xs: 12, sm: 7 }} columns={4} spacing={1}>
        {['Sledge A', 'Sledge B', 'Dog team', 'Helicopter'].map((unit) => (
          <Grid2 key={unit} size={2}>
            <Box sx={tile}>
              <Typography variant="subtitle2" component="p">
                {unit}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {unit === 'Sledge B' ? 'On its way' : 'Ready'}
              </Typography>
            </Box>
          </Grid2>
        ))}
        <Grid2 size={4}>
          <Box sx={tile}>
            <Typography variant="body2">
              Radio channel 4, relay on North Bowl
            </Typography>
          </Box>
        </Grid2>
      </Grid2>
    </Grid2>
  );
}

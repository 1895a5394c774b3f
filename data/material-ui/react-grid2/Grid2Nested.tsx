import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const items = ['Desk lamp', 'Notebook', 'Pens, blue', 'Tape'];
const tile = { p: 1.5, height: '100%', bgcolor: 'action.hover', borderRadius: 1 };

export default function Grid2Nested() {
  return (
    <Grid2 container spacing={2}>
      <Grid2 size={{ xs: 12, sm: 5 }}>
        <Box sx={tile}>
          <Typography variant="subtitle2" component="p">
            Delivery address
          </Typography>
          <Typography variant="body2">
            Ana Silva, 12 Garden Street, Springfield
          </Typography>
        </Box>
      </Grid2>

      {/* An item of the outer grid, and the container of the inner one. */}
      <Grid2 container size={{ xs: 12, sm: 7 }} spacing={1}>
        {items.map((item) => (
          <Grid2 key={item} size={6}>
            <Box sx={tile}>
              <Typography variant="body2">{item}</Typography>
            </Box>
          </Grid2>
        ))}
        <Grid2 size={12}>
          <Box sx={tile}>
            <Typography variant="subtitle2" component="p">
              Total: $61.40
            </Typography>
          </Box>
        </Grid2>
      </Grid2>
    </Grid2>
  );
}

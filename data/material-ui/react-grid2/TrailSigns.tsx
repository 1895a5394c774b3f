import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';

const sign = {
  p: 1.5,
  textAlign: 'center',
  bgcolor: 'action.selected',
  borderRadius: 1,
};

export default function TrailSigns() {
  return (
    <Grid2 container spacing={2}>
      <Grid2 size={{ xs: 12, sm: 6 }} offset={{ sm: 3 }}>
        <Box sx={sign}>Summit, 6 columns after 3 empty ones</Box>
      </Grid2>
      <Grid2 size={4}>
        <Box sx={sign}>Huts</Box>
      </Grid2>
      <Grid2 size={4} offset="auto">
        <Box sx={sign}>Valley</Box>
      </Grid2>
    </Grid2>
  );
}

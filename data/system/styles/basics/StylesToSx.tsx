import { Box } from '@mui/system';

export default function StylesToSx() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: { xs: 0.5, sm: 4 },
        p: 2,
        borderRadius: 2,
        bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
      }}
    >
      <Box component="strong">Oslo to Rome</Box>
      <Box component="span">Departs at 9:40</Box>
      <Box component="span">Gate B12</Box>
    </Box>
  );
}

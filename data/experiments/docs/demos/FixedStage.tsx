import Box from '@mui/material/Box';

export default function FixedStage() {
  return (
    <Box
      sx={{
        height: 160,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      Edge to edge
    </Box>
  );
}

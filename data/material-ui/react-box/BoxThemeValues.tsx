import Box from '@mui/material/Box';

export default function BoxThemeValues() {
  return (
    <Box
      sx={{
        width: 260, // 260px
        p: 2.5, // 20px: 2.5 × theme.spacing
        border: 1, // 1px solid
        borderColor: 'divider', // theme.palette.divider
        borderRadius: 2, // 8px: 2 × theme.shape.borderRadius
        boxShadow: 2, // theme.shadows[2]
        bgcolor: 'background.paper', // theme.palette.background.paper
        typography: 'body1', // font, size, weight and line height
      }}
    >
      Invoice 1042
      <Box sx={{ typography: 'h4', mt: 1 }}>$318.40</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>Due on June 30</Box>
    </Box>
  );
}

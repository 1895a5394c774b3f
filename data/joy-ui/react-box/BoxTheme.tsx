import Box from '@mui/joy/Box';

export default function BoxTheme() {
  return (
    <Box
      sx={{
        maxWidth: 320,
        p: 2, // 16px, two steps of theme.spacing
        borderRadius: 'md', // theme.radius
        boxShadow: 'sm', // theme.shadow
        typography: 'body-sm', // theme.typography
        bgcolor: 'background.level1',
        border: '1px solid',
        borderColor: 'neutral.outlinedBorder', // a color of a variant
        color: 'text.secondary',
      }}
    >
      Gate B12, boarding at 06:15
    </Box>
  );
}

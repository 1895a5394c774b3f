import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'error', 'textPrimary', 'textSecondary'];

export default function LinkColors() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {colors.map((color) => (
          <Link key={color} href="#LinkColors" color={color}>
            {color}
          </Link>
        ))}
      </Stack>
      <Box
        sx={{
          p: 2,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        The color{' '}
        <Link href="#LinkColors" color="inherit">
          inherit
        </Link>{' '}
        suits filled surfaces.
      </Box>
    </Stack>
  );
}

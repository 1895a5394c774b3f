import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const widths = [
  { maxWidth: 'xs', label: 'xs: 444px' },
  { maxWidth: 'sm', label: 'sm: 600px' },
  { maxWidth: false, label: 'false: all of the width' },
] as const;

export default function ContainerMaxWidth() {
  return (
    <Box sx={{ py: 2 }}>
      {widths.map(({ maxWidth, label }) => (
        <Container
          key={label}
          maxWidth={maxWidth}
          sx={{ my: 1, bgcolor: 'action.selected' }}
        >
          <Box sx={{ py: 2, bgcolor: 'background.paper', textAlign: 'center' }}>
            {label}
          </Box>
        </Container>
      ))}
    </Box>
  );
}

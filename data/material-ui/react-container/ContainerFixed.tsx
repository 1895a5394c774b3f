import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const boxStyles = { py: 3, bgcolor: 'action.selected', textAlign: 'center' };

export default function ContainerFixed() {
  return (
    <Box component="main" sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Container>
        <Box sx={boxStyles}>Fluid: grows with the window</Box>
      </Container>
      <Container fixed>
        <Box sx={boxStyles}>Fixed: grows in steps</Box>
      </Container>
    </Box>
  );
}

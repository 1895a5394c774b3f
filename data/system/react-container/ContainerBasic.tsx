import { Box, Container } from '@mui/system';

export default function ContainerBasic() {
  return (
    <Box sx={{ width: '100%', bgcolor: tint, py: 3 }}>
      <Container component="article" maxWidth="xs" sx={{ bgcolor: 'Canvas', py: 2 }}>
        <Box component="h2" sx={{ m: 0 }}>
          How to keep herbs fresh
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1, lineHeight: 1.6 }}>
          Cut the stems, put them into a glass of water and cover the leaves with a
          loose bag. In the refrigerator, parsley and mint stay fresh for two weeks.
        </Box>
      </Container>
    </Box>
  );
}

const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';

import { Box, Container } from '@mui/system';

const pages = ['Recipes', 'Shopping list', 'Account'];

export default function ContainerHeader() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box component="header" sx={{ bgcolor: accent, color: accentText }}>
        <Container maxWidth="sm" sx={{ py: 2 }}>
          <strong>Weeknight Kitchen</strong>
        </Container>
      </Box>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, paddingInlineStart: 2.5, lineHeight: 1.8 }}
        >
          {pages.map((page) => (
            <li key={page}>{page}</li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const accentText = 'light-dark(#fff, #062e6f)';

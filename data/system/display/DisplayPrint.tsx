import { Box } from '@mui/system';

export default function DisplayPrint() {
  return (
    <Box component="article" sx={{ maxWidth: 320, m: 2 }}>
      <Box component="h1" sx={{ m: 0, fontSize: 20 }}>
        Ticket to the museum
      </Box>
      <p>Two adults, Saturday at 11:00</p>
      <Box component="p" sx={{ display: 'none', displayPrint: 'block' }}>
        Please show this page at the entrance.
      </Box>
      <Box
        component="button"
        type="button"
        onClick={() => window.print()}
        sx={{ displayPrint: 'none', ...button }}
      >
        Print ticket
      </Box>
    </Box>
  );
}

const button = {
  px: 2,
  py: 1,
  border: 0,
  borderRadius: 2,
  bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
};

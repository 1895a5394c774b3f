import { Box } from '@mui/system';

export default function BorderBasic() {
  return (
    <Box sx={{ border: 1, borderRadius: 2, p: 2, width: '100%', maxWidth: 320 }}>
      <Box component="strong" sx={{ display: 'block' }}>
        Budget 2026.xlsx
      </Box>
      Changed by Ana Torres
    </Box>
  );
}

import { Box } from '@mui/system';

export default function FlexboxBasic() {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 1, maxWidth: 360 }}
    >
      <Box aria-hidden sx={initials}>
        AT
      </Box>
      <Box>
        <strong>Ana Torres</strong>
        <Box sx={{ color: 'color-mix(in srgb, currentColor 75%, transparent)' }}>
          ana@example.com
        </Box>
      </Box>
    </Box>
  );
}

const initials = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
  fontWeight: 600,
};

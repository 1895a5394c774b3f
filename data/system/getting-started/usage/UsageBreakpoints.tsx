import { Box } from '@mui/system';

export default function UsageBreakpoints() {
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        p: { xs: 2, sm: 3 },
        width: '100%',
        boxSizing: 'border-box',
        border: 1,
        borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
        borderRadius: 2,
      }}
    >
      <Box component="strong" sx={{ flex: 1, fontSize: { md: '1.25rem' } }}>
        Hotel Belvedere, Vienna
      </Box>
      <span>April 3 to April 6</span>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        Breakfast included
      </Box>
      <strong>€372</strong>
    </Box>
  );
}

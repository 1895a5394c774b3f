import { Box } from '@mui/system';

export default function UsageBasic() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 320,
        p: 2,
        border: 1,
        borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
        borderRadius: 2,
      }}
    >
      <Box component="strong" sx={{ display: 'block', fontSize: '1.125rem' }}>
        Team lunch
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5 }}>
        Friday, 12:30, Green Garden
      </Box>
      <Box
        component="button"
        type="button"
        sx={{
          mt: 2,
          px: 2,
          py: 1,
          border: 0,
          borderRadius: 2,
          bgcolor: accent,
          color: 'light-dark(#fff, #062e6f)',
          font: 'inherit',
          cursor: 'pointer',
          '&:hover': { textDecoration: 'underline' },
          '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
        }}
      >
        Join
      </Box>
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

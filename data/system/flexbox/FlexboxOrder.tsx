import { Box } from '@mui/system';

export default function FlexboxOrder() {
  return (
    <Box
      component="article"
      sx={{ ...card, display: 'flex', flexDirection: 'column' }}
    >
      <Box component="h3" sx={{ m: 0, mt: 2, mx: 2, fontSize: 18 }}>
        A weekend in the Alps
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, mb: 2, mx: 2 }}>
        Two days of hiking, with a night in a mountain hut.
      </Box>
      <Box
        component="svg"
        viewBox="0 0 320 120"
        role="img"
        aria-label="Two mountain peaks"
        sx={{ order: -1, bgcolor: tint, fill: 'light-dark(#0b57d0, #a8c7fa)' }}
      >
        <path d="M20 120 110 40l40 36 62-56 88 100Z" />
      </Box>
    </Box>
  );
}

const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';

const card = {
  width: 1,
  maxWidth: 320,
  overflow: 'hidden',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

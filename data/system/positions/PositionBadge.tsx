import { Box } from '@mui/system';

export default function PositionBadge() {
  return (
    <Box
      component="button"
      type="button"
      aria-label="Messages, 3 unread"
      sx={{ position: 'relative', ...button }}
    >
      Messages{' '}
      <Box
        component="span"
        aria-hidden
        sx={{ position: 'absolute', top: -10, insetInlineEnd: -10, ...badge }}
      >
        3
      </Box>
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const button = {
  px: 2,
  py: 1,
  my: 2,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
};

const badge = {
  minWidth: 24,
  borderRadius: 3,
  bgcolor: accent,
  color: 'light-dark(#fff, #062e6f)',
  fontSize: 14,
  lineHeight: '24px',
};

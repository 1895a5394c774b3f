import { Box } from '@mui/system';

export default function SizingLimits() {
  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <Box
        role="region"
        aria-label="Comment"
        tabIndex={0}
        sx={{ maxHeight: 120, overflow: 'auto', ...comment }}
      >
        The train was on time, and the seats were comfortable. We missed a power
        outlet at every seat, because we both had to work on the way. On the way
        back, the dining car was closed, so please tell people in advance. All in
        all, we would book it again.
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Box component="button" type="button" sx={{ minWidth: 96, ...button }}>
          Report
        </Box>
        <Box component="button" type="button" sx={{ minWidth: 96, ...button }}>
          OK
        </Box>
      </Box>
    </Box>
  );
}

const comment = {
  p: 1.5,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};

const button = {
  px: 2,
  py: 1,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
};

import { Box, Stack } from '@mui/system';

export default function StackNested() {
  return (
    <Stack
      component="article"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ maxWidth: 420 }}
    >
      <Box aria-hidden sx={avatar}>
        AD
      </Box>
      <Stack spacing={1} useFlexGap sx={{ minWidth: 0 }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'baseline' }}
        >
          <strong>Amina Diallo</strong>
          <Box component="small" sx={{ color: muted }}>
            Monday, 9:15
          </Box>
        </Stack>
        <div>
          I moved the photos to the shared folder. Please check the captions.
        </div>
        <Stack direction="row" spacing={1} useFlexGap>
          <Box component="button" type="button" sx={button}>
            Reply
          </Box>
          <Box component="button" type="button" sx={button}>
            Mark as read
          </Box>
        </Stack>
      </Stack>
    </Stack>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const muted = 'color-mix(in srgb, currentColor 75%, transparent)';

const avatar = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: '50%',
  bgcolor: accent,
  color: 'light-dark(#fff, #062e6f)',
  fontWeight: 600,
};

const button = {
  px: 1.5,
  py: 0.5,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { borderColor: accent },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
};

import { Box, Stack } from '@mui/system';

export default function StackDirection() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{
        alignItems: 'center',
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 460,
        px: 2,
        py: 1.5,
        border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
        borderRadius: 2,
      }}
    >
      <Box
        aria-hidden
        sx={{
          px: 1,
          py: 0.5,
          borderRadius: 1,
          bgcolor:
            'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
          fontSize: 13,
          fontWeight: 600,
        }}
      >
        PDF
      </Box>
      <Box
        sx={{
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        Invoice for March and April 2026.pdf
      </Box>
      <Box
        component="bdi"
        sx={{
          flexShrink: 0,
          marginInlineStart: 'auto',
          color: 'color-mix(in srgb, currentColor 75%, transparent)',
        }}
      >
        84 kB
      </Box>
    </Stack>
  );
}

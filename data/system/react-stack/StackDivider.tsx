import { Box, Stack } from '@mui/system';

const figures = [
  { label: 'Orders', value: '128' },
  { label: 'Revenue', value: '$9,420' },
  { label: 'Returns', value: '3' },
];

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={2.5}
      useFlexGap
      divider={
        <Box
          aria-hidden
          sx={{
            borderInlineStart:
              '1px solid color-mix(in srgb, currentColor 25%, transparent)',
          }}
        />
      }
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Box sx={{ fontSize: 22, fontWeight: 600 }}>{value}</Box>
          <Box sx={{ color: 'color-mix(in srgb, currentColor 75%, transparent)' }}>
            {label}
          </Box>
        </div>
      ))}
    </Stack>
  );
}

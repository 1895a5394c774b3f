import { Box, Stack } from '@mui/system';

export default function JarLabelBar() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        p: 2,
        border: 1,
        borderRadius: 1,
      }}
    >
      <Box sx={{ fontSize: '1.75rem', fontWeight: 700 }}>500 g</Box>
      <div>
        <strong>Linden honey</strong>
        <div>Harvest of July, lot 14</div>
      </div>
      <Box sx={{ marginInlineStart: 'auto' }}>Best before 2026-07</Box>
    </Stack>
  );
}

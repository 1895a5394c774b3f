import { Box, Stack } from '@mui/system';

const tasks = ['Book the flights', 'Reserve a table', 'Pay the invoice'];

export default function StackBasic() {
  return (
    <Stack
      component="ul"
      spacing={1.5}
      useFlexGap
      sx={{ width: 260, maxWidth: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {tasks.map((task) => (
        <Box
          component="li"
          key={task}
          sx={{
            px: 2,
            py: 1.5,
            border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
            borderRadius: 2,
          }}
        >
          {task}
        </Box>
      ))}
    </Stack>
  );
}

import { Box } from '@mui/system';

const lessons = ['Verbs', 'Numbers', 'Travel', 'Food', 'Family', 'Work'];

export default function UsageBreakpointArray() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: ['1fr', 'repeat(2, 1fr)', 'repeat(3, 1fr)'],
        gap: [1, null, 2],
        width: '100%',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {lessons.map((lesson, index) => (
        <Box
          component="li"
          key={lesson}
          sx={{ p: 2, borderRadius: 2, bgcolor: tint }}
        >
          Lesson {index + 1}: {lesson}
        </Box>
      ))}
    </Box>
  );
}

const tint = 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)';

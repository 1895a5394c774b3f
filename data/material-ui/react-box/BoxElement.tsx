import Box from '@mui/material/Box';

const tasks = [
  { name: 'Book the meeting room', due: 'Today' },
  { name: 'Send the agenda', due: 'Tomorrow' },
  { name: 'Print the handouts', due: 'Friday' },
];

export default function BoxElement() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Tasks"
      sx={{ m: 0, p: 0, width: 300, maxWidth: '100%', listStyle: 'none' }}
    >
      {tasks.map(({ name, due }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1.5,
            '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
          }}
        >
          {name}
          <Box
            component="span"
            sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
          >
            {due}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

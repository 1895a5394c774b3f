import EventOutlined from '@mui/icons-material/EventOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const events = [
  { name: 'Dentist', date: 'February 8' },
  { name: "Parents' evening", date: 'February 22' },
  { name: 'Concert of the city orchestra, row 4', date: 'March 9' },
];

export default function StackList() {
  return (
    <Stack
      component="ul"
      role="list"
      spacing={2}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 340 }}
    >
      {events.map(({ name, date }) => (
        <Stack
          key={name}
          component="li"
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          <EventOutlined color="action" />
          <Typography noWrap sx={{ flexGrow: 1 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ flexShrink: 0 }}>
            {date}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

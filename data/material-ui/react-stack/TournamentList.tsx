import EmojiEvents from '@mui/icons-material/EmojiEvents';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tournaments = [
  { name: 'Winter Swiss', date: '8 February' },
  { name: 'Blitz for juniors', date: '22 February' },
  { name: 'Simultaneous display against the regional champion', date: '9 March' },
];

export default function TournamentList() {
  return (
    <Stack
      component="ul"
      role="list"
      spacing={2}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', maxWidth: 340 }}
    >
      {tournaments.map(({ name, date }) => (
        <Stack
          key={name}
          component="li"
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          <EmojiEvents color="action" />
          {/* minWidth lets the row cut the name instead of growing. */}
          <Typography noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
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

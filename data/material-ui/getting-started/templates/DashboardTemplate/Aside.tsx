import Avatar from '@mui/material/Avatar';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { activity, stock } from './data';

/** What the team did last. */
export function Activity() {
  return (
    <Paper
      variant="outlined"
      component="section"
      id="activity"
      aria-labelledby="activity-title"
      sx={{ p: 2.5, height: 1 }}
    >
      <Typography id="activity-title" variant="h2">
        Activity
      </Typography>
      <List sx={{ pb: 0 }}>
        {activity.map(({ who, what, when, color }) => (
          <ListItem key={what} disableGutters alignItems="flex-start">
            <ListItemAvatar sx={{ minWidth: 52 }}>
              <Avatar
                aria-hidden
                sx={{
                  width: 36,
                  height: 36,
                  fontSize: '0.95rem',
                  bgcolor: `${color}.main`,
                  color: `${color}.contrastText`,
                }}
              >
                {who.charAt(0)}
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={
                <>
                  <strong>{who}</strong> {what}
                </>
              }
              secondary={when}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}

/** What has to be ordered soon. */
export function Stock() {
  return (
    <Paper
      variant="outlined"
      component="section"
      id="stock"
      aria-labelledby="stock-title"
      sx={{ p: 2.5 }}
    >
      <Typography id="stock-title" variant="h2">
        Low stock
      </Typography>
      <Stack sx={{ mt: 2, gap: 2 }}>
        {stock.map(({ name, left, of }) => (
          <div key={name}>
            <Stack
              direction="row"
              sx={{ justifyContent: 'space-between', mb: 0.75 }}
            >
              <Typography variant="body2">{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {left} of {of}
              </Typography>
            </Stack>
            <LinearProgress
              variant="determinate"
              value={(left / of) * 100}
              color={left / of < 0.25 ? 'secondary' : 'primary'}
              aria-label={`Stock of ${name}`}
              sx={{ height: 8, borderRadius: 4 }}
            />
          </div>
        ))}
      </Stack>
    </Paper>
  );
}

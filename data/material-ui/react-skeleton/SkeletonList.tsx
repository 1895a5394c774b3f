import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';

const messages = [
  { from: 'Olga', text: 'The train is on time.' },
  { from: 'Pavel', text: 'I have booked a table.' },
  { from: 'Quinn', text: 'See you at eight!' },
];

export default function SkeletonList() {
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands for the request to your server.
    const timer = setTimeout(() => setLoading(false), 2500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Messages" aria-busy={loading}>
        {messages.map(({ from, text }) => (
          <ListItem key={from}>
            <ListItemAvatar>
              {loading ? (
                <Skeleton variant="circular" width={40} height={40} />
              ) : (
                <Avatar
                  aria-hidden
                  sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
                >
                  {from[0]}
                </Avatar>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loading ? <Skeleton width="40%" /> : from}
              secondary={loading ? <Skeleton width="80%" /> : text}
            />
          </ListItem>
        ))}
      </List>
      <Box role="status" sx={{ px: 2, mb: 1 }}>
        {loading ? 'Loading messages…' : `${messages.length} messages`}
      </Box>
      <Button onClick={() => setLoading(true)}>Load again</Button>
    </Box>
  );
}

import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { saraLind, yukiTanaka } from '../sampleData/pictures';

const comments = [
  { name: 'Sara Lind', src: saraLind, text: 'The new prices are online.' },
  { name: 'Yuki Tanaka', src: yukiTanaka, text: 'Thanks, I checked them.' },
];

export default function SkeletonComments() {
  const [loaded, setLoaded] = React.useState(false);
  const items = loaded ? comments : [undefined, undefined];

  return (
    <Stack spacing={1} useFlexGap sx={{ width: 320, maxWidth: '100%' }}>
      <List
        aria-label="Comments"
        aria-busy={!loaded}
        sx={{ '--ListItemDecorator-size': '3.5rem' }}
      >
        {items.map((comment, index) => (
          <ListItem key={index}>
            <ListItemDecorator>
              <Avatar src={comment?.src} alt="">
                <Skeleton loading={!loaded} />
              </Avatar>
            </ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm">
                {comment?.name ?? <Skeleton aria-hidden>Name of a person</Skeleton>}
              </Typography>
              <Typography level="body-sm">
                {comment?.text ?? (
                  <Skeleton aria-hidden>A comment of one line</Skeleton>
                )}
              </Typography>
            </ListItemContent>
          </ListItem>
        ))}
      </List>
      <Button variant="soft" onClick={() => setLoaded(!loaded)}>
        {loaded ? 'Load again' : 'Show comments'}
      </Button>
      <Typography level="body-sm" role="status">
        {loaded ? '2 comments are loaded.' : ''}
      </Typography>
    </Stack>
  );
}

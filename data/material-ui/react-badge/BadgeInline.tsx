import Badge, { badgeClasses } from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Inbox', count: 3 },
  { name: 'Newsletters', count: 128 },
  { name: 'Archive', count: 0 },
];

export default function BadgeInline() {
  return (
    <List aria-label="Unread messages" sx={{ width: 260 }}>
      {folders.map(({ name, count }) => (
        <ListItem key={name}>
          <ListItemText primary={name} />
          <Badge
            badgeContent={count}
            color="primary"
            sx={{
              [`& .${badgeClasses.badge}`]: {
                position: 'static',
                transform: 'none',
              },
              [`& .${badgeClasses.invisible}`]: { display: 'none' },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}

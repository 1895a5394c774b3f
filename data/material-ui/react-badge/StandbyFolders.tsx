import Badge, { badgeClasses } from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { name: 'Reports to sign', count: 3 },
  { name: 'Training requests', count: 128 },
  { name: 'Lost gear', count: 0 },
];

export default function StandbyFolders() {
  return (
    <List component="nav" aria-label="Station folders" sx={{ width: 260 }}>
      {folders.map(({ name, count }) => (
        <ListItemButton key={name}>
          <ListItemText primary={name} />
          <Badge
            badgeContent={count}
            color="primary"
            sx={{
              // Nothing to sit on: put the badge into the row.
              [`& .${badgeClasses.badge}`]: {
                position: 'static',
                transform: 'none',
              },
              [`& .${badgeClasses.invisible}`]: { display: 'none' },
            }}
          />
        </ListItemButton>
      ))}
    </List>
  );
}

import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const folders = [
  { label: 'Inbox', href: '#inbox', Icon: Inbox },
  { label: 'Starred', href: '#starred', Icon: StarBorder },
  { label: 'Sent', href: '#sent', Icon: Send },
];

export default function ListNavigation() {
  const current = '#starred';

  return (
    <Box
      component="nav"
      aria-label="Mail"
      sx={{ width: '100%', maxWidth: 280, mx: 'auto' }}
    >
      <List>
        {folders.map(({ label, href, Icon }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              selected={href === current}
              aria-current={href === current ? 'page' : undefined}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

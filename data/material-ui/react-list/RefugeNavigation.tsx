import Cabin from '@mui/icons-material/Cabin';
import Hiking from '@mui/icons-material/Hiking';
import Thermostat from '@mui/icons-material/Thermostat';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { label: 'Beds and meals', href: '#beds', Icon: Cabin },
  { label: 'Routes', href: '#routes', Icon: Hiking },
  { label: 'Conditions', href: '#conditions', Icon: Thermostat },
];

export default function RefugeNavigation() {
  const current = '#routes';

  return (
    <Box
      component="nav"
      aria-label="Refuge"
      sx={{ width: '100%', maxWidth: 280, mx: 'auto' }}
    >
      <List>
        {pages.map(({ label, href, Icon }) => (
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

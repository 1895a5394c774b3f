import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const flag = (left: string, middle: string, right: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${left}" d="M0 4h8v16H0z"/><path fill="${middle}" d="M8 4h8v16H8z"/><path fill="${right}" d="M16 4h8v16h-8z"/></svg>`,
  )}`;

const countries = [
  { name: 'Ireland', src: flag('seagreen', 'white', 'darkorange') },
  { name: 'Italy', src: flag('seagreen', 'white', 'crimson') },
  { name: 'Romania', src: flag('navy', 'gold', 'crimson') },
];

export default function IconInlineImage() {
  return (
    <List aria-label="Countries we ship to">
      {countries.map(({ name, src }) => (
        <ListItem key={name}>
          <ListItemIcon sx={{ minWidth: 40 }}>
            <Icon baseClassName="">
              <Box
                component="img"
                src={src}
                alt=""
                sx={{ display: 'block', width: '1em', height: '1em' }}
              />
            </Icon>
          </ListItemIcon>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  );
}

import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const groups = [
  ['From Lisbon', ['Porto', 'Madeira', 'Faro']],
  ['From Madrid', ['Seville', 'Valencia', 'Bilbao', 'Málaga']],
  ['From Rome', ['Naples', 'Palermo', 'Turin']],
] as const;

export default function MenuGroups() {
  return (
    <Dropdown>
      <MenuButton>Direct flights</MenuButton>
      <Menu aria-label="Direct flights" sx={{ width: 200, maxHeight: 260 }}>
        {groups.map(([origin, cities], index) => [
          index > 0 && <ListDivider key={`${origin} divider`} />,
          <ListItem key={origin} nested>
            <ListSubheader sticky>{origin}</ListSubheader>
            <List>
              {cities.map((city) => (
                <MenuItem key={city}>{city}</MenuItem>
              ))}
            </List>
          </ListItem>,
        ])}
      </Menu>
    </Dropdown>
  );
}

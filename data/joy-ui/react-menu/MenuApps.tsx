import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Apps from '@mui/icons-material/Apps';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Folder from '@mui/icons-material/Folder';
import Mail from '@mui/icons-material/Mail';
import People from '@mui/icons-material/People';
import Receipt from '@mui/icons-material/Receipt';
import Task from '@mui/icons-material/Task';

const apps = [
  ['Mail', Mail],
  ['Calendar', CalendarMonth],
  ['Files', Folder],
  ['People', People],
  ['Invoices', Receipt],
  ['Tasks', Task],
] as const;

export default function MenuApps() {
  return (
    <Dropdown>
      <MenuButton
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined', 'aria-label': 'Apps' } }}
      >
        <Apps />
      </MenuButton>
      <Menu
        variant="soft"
        color="primary"
        invertedColors
        aria-label="Apps"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 84px)',
          gap: 0.5,
          '--List-padding': '8px',
          '--List-radius': '12px',
          '--ListItemDecorator-size': '28px',
        }}
      >
        {apps.map(([label, Icon]) => (
          <MenuItem key={label} orientation="vertical">
            <ListItemDecorator>
              <Icon />
            </ListItemDecorator>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}

import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Inventory from '@mui/icons-material/Inventory';
import People from '@mui/icons-material/People';
import Settings from '@mui/icons-material/Settings';

const sections = [
  ['Orders', Inventory, ['Open', 'Shipped', 'Returned']],
  ['Customers', People, ['Companies', 'Contacts']],
  ['Settings', Settings, ['Team', 'Billing', 'Security']],
] as const;

export default function MenuSideNavigation() {
  return (
    <Sheet
      component="nav"
      aria-label="Shop"
      variant="soft"
      sx={{ display: 'grid', gap: 1, p: 1, borderRadius: 'md' }}
    >
      {sections.map(([title, Icon, pages]) => (
        <Dropdown key={title}>
          <MenuButton
            slots={{ root: IconButton }}
            slotProps={{ root: { variant: 'soft', 'aria-label': title } }}
          >
            <Icon />
          </MenuButton>
          <Menu
            component="div"
            placement="right-start"
            aria-label={title}
            sx={{ minWidth: 140 }}
          >
            {pages.map((page) => (
              <MenuItem key={page} component="a" href="#MenuSideNavigation">
                {page}
              </MenuItem>
            ))}
          </Menu>
        </Dropdown>
      ))}
    </Sheet>
  );
}

import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const levels = ['Europe', 'Portugal', 'Lisbon office'];

export default function BreadcrumbsMenu() {
  return (
    <Breadcrumbs aria-label="Path of the team">
      <Link href="#BreadcrumbsMenu">Company</Link>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { size: 'sm', 'aria-label': 'Levels in between' } }}
        >
          <MoreHoriz />
        </MenuButton>
        <Menu size="sm" aria-label="Levels in between">
          {levels.map((level) => (
            <MenuItem key={level} component="a" href="#BreadcrumbsMenu">
              {level}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography aria-current="page">Support team</Typography>
    </Breadcrumbs>
  );
}

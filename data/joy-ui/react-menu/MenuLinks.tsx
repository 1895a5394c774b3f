import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

export default function MenuLinks() {
  return (
    <Dropdown>
      <MenuButton variant="plain" endDecorator={<ArrowDropDown />}>
        Maya Patel
      </MenuButton>
      <Menu component="div" placement="bottom-end" aria-label="Maya Patel">
        <MenuItem component="a" href="#MenuLinks">
          Profile
        </MenuItem>
        <MenuItem component="a" href="#MenuLinks">
          Invoices
        </MenuItem>
        <ListDivider component="div" role="separator" />
        <MenuItem component="div">Sign out</MenuItem>
      </Menu>
    </Dropdown>
  );
}

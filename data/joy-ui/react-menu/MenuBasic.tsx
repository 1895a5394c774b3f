import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

export default function MenuBasic() {
  const [last, setLast] = React.useState('Invoice 2041 is a draft');

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Dropdown>
        <MenuButton endDecorator={<ArrowDropDown />}>Invoice 2041</MenuButton>
        <Menu aria-label="Invoice 2041">
          <MenuItem onClick={() => setLast('Sent to the customer')}>Send</MenuItem>
          <MenuItem onClick={() => setLast('Copied as invoice 2042')}>
            Duplicate
          </MenuItem>
          <MenuItem disabled>Record a payment</MenuItem>
          <ListDivider />
          <MenuItem color="danger" onClick={() => setLast('Draft deleted')}>
            Delete
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status">
        {last}
      </Typography>
    </Stack>
  );
}

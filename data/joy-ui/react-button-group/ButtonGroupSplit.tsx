import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';

const others = ['Save as draft', 'Save as template'];

export default function ButtonGroupSplit() {
  const [last, setLast] = React.useState('Nothing saved yet');

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Dropdown>
        <ButtonGroup variant="solid" color="primary" aria-label="Save the offer">
          <Button onClick={() => setLast('Done: Save and send')}>
            Save and send
          </Button>
          <MenuButton
            slots={{ root: IconButton }}
            slotProps={{ root: { 'aria-label': 'More ways to save' } }}
          >
            <ArrowDropDown />
          </MenuButton>
        </ButtonGroup>
        <Menu placement="bottom-end" aria-label="More ways to save">
          {others.map((label) => (
            <MenuItem key={label} onClick={() => setLast(`Done: ${label}`)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography level="body-sm" role="status">
        {last}
      </Typography>
    </Stack>
  );
}

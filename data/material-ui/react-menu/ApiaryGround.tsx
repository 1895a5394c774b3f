import * as React from 'react';
import HexagonOutlined from '@mui/icons-material/HexagonOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';

const stands = ['Stand 1', 'Stand 2', 'Stand 3', 'Stand 4'];

export default function ApiaryGround() {
  const [open, setOpen] = React.useState(false);
  const [stand, setStand] = React.useState(stands[0]);
  const [position, setPosition] = React.useState<PopoverPosition>();
  const close = () => setOpen(false);

  const openAt = (name: string, next: PopoverPosition) => {
    setStand(name);
    setPosition(next);
    setOpen(true);
  };

  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {stands.map((name) => (
        <ButtonBase
          key={name}
          aria-haspopup="menu"
          aria-expanded={open && name === stand}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            openAt(name, { top: box.bottom, left: box.left });
          }}
          onContextMenu={(event) => {
            event.preventDefault();
            openAt(name, { top: event.clientY, left: event.clientX });
          }}
          sx={{
            flexDirection: 'column',
            width: 96,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            typography: 'body2',
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          <HexagonOutlined fontSize="large" />
          {name}
        </ButtonBase>
      ))}
      <Menu
        open={open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position}
        MenuListProps={{ 'aria-label': stand }}
      >
        <MenuItem onClick={close}>Place a hive on {stand}</MenuItem>
        <MenuItem onClick={close}>Reserve for a swarm</MenuItem>
        <MenuItem onClick={close}>Mark as flooded</MenuItem>
      </Menu>
    </Stack>
  );
}

import * as React from 'react';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';

const folders = ['Photos', 'Invoices', 'Recipes', 'Music'];

export default function MenuContext() {
  const [open, setOpen] = React.useState(false);
  const [folder, setFolder] = React.useState(folders[0]);
  const [position, setPosition] = React.useState<PopoverPosition>();
  const close = () => setOpen(false);

  const openAt = (name: string, next: PopoverPosition) => {
    setFolder(name);
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
      {folders.map((name) => (
        <ButtonBase
          key={name}
          aria-haspopup="menu"
          aria-expanded={open && name === folder}
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
          <FolderOutlined fontSize="large" />
          {name}
        </ButtonBase>
      ))}
      <Menu
        open={open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position}
        MenuListProps={{ 'aria-label': folder }}
      >
        <MenuItem onClick={close}>Open {folder}</MenuItem>
        <MenuItem onClick={close}>Rename</MenuItem>
        <MenuItem onClick={close}>Move to the trash</MenuItem>
      </Menu>
    </Stack>
  );
}

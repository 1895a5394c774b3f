import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tasks = ['Print the invoice', 'Send a reminder', 'Mark as paid'];

export default function MenuBasic() {
  const buttonId = React.useId();
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('');
  const open = anchor !== null;

  const run = (task: string) => {
    setDone(task);
    setAnchor(null);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        id={buttonId}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Invoice 2041
      </Button>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: menuId, 'aria-labelledby': buttonId }}
      >
        {tasks.map((task) => (
          <MenuItem key={task} onClick={() => run(task)}>
            {task}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {done && `${done}: chosen`}
      </Typography>
    </Stack>
  );
}

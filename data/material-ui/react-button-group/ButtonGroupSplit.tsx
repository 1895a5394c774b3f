import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const others = ['Publish tomorrow at 8:00', 'Send to a reviewer', 'Save as draft'];

export default function ButtonGroupSplit() {
  const id = React.useId();
  const [group, setGroup] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [done, setDone] = React.useState('');

  const run = (action: string) => {
    setDone(action);
    setOpen(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup
        ref={setGroup}
        variant="contained"
        aria-label="Publish the recipe"
      >
        <Button onClick={() => run('Publish now')}>Publish now</Button>
        <Button
          size="small"
          aria-label="More ways to publish"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(true)}
        >
          <ExpandMore />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        anchorEl={group}
        open={open}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        MenuListProps={{ 'aria-label': 'More ways to publish' }}
      >
        {others.map((action) => (
          <MenuItem key={action} onClick={() => run(action)}>
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {done ? `Done: ${done}` : 'Not published yet'}
      </Typography>
    </Stack>
  );
}

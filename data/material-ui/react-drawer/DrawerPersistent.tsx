import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 152;
const chapters = ['Delivery', 'Returns', 'Payment', 'Gift cards'];

export default function DrawerPersistent() {
  const drawerId = React.useId();
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="persistent"
        open={open}
        sx={(theme) => ({
          width: open ? width : 0,
          transition: theme.transitions.create('width'),
        })}
        PaperProps={{ id: drawerId, sx: { width } }}
      >
        <Stack component="nav" aria-label="Chapters" spacing={2} sx={{ p: 3 }}>
          {chapters.map((chapter) => (
            <Link key={chapter} href={`#${chapter}`}>
              {chapter}
            </Link>
          ))}
        </Stack>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="sticky" color="default">
          <Toolbar>
            <IconButton
              color="inherit"
              edge="start"
              aria-label="Chapters"
              aria-expanded={open}
              aria-controls={drawerId}
              onClick={() => setOpen(!open)}
              sx={{ mr: 1 }}
            >
              <MenuIcon />
            </IconButton>
            <Typography component="h1" variant="h6" noWrap>
              Help
            </Typography>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ p: 3 }}>
          <Typography component="h2" variant="subtitle1" gutterBottom>
            Delivery
          </Typography>
          <Typography>
            Orders that we receive before noon leave our store on the same day.
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

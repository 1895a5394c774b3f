import * as React from 'react';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import MenuIcon from '@mui/icons-material/Menu';
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Boxes', icon: <Inventory2Outlined />, reading: '1,204 boxes in place' },
  { name: 'Climate', icon: <ThermostatOutlined />, reading: '18.5 °C, steady' },
  { name: 'Moisture', icon: <WaterDropOutlined />, reading: '47% humidity' },
] as const;

export default function StoreRoomRail() {
  const railId = React.useId();
  const [wide, setWide] = React.useState(false);
  const [room, setRoom] = React.useState<(typeof rooms)[number]>(rooms[0]);

  return (
    <Box sx={{ position: 'relative', display: 'flex', height: 240 }}>
      <Drawer
        variant="permanent"
        sx={(theme) => ({
          position: 'relative',
          flexShrink: 0,
          width: wide ? 170 : 57,
          transition: theme.transitions.create('width'),
        })}
        PaperProps={{
          id: railId,
          component: 'nav',
          'aria-label': 'Store room',
          sx: { position: 'absolute', width: '100%', overflowX: 'hidden' },
        }}
      >
        <IconButton
          aria-label="Show labels"
          aria-expanded={wide}
          aria-controls={railId}
          onClick={() => setWide(!wide)}
          sx={{ alignSelf: 'start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List disablePadding>
          {rooms.map((next) => (
            <ListItem key={next.name} disablePadding>
              <Tooltip title={wide ? '' : next.name} placement="right">
                <ListItemButton
                  component="a"
                  href="#StoreRoomRail"
                  selected={next === room}
                  aria-current={next === room ? 'page' : undefined}
                  onClick={(event: React.MouseEvent) => {
                    event.preventDefault(); // Your router goes here.
                    setRoom(next);
                  }}
                >
                  <ListItemIcon sx={{ minWidth: 44 }}>{next.icon}</ListItemIcon>
                  <ListItemText primary={next.name} sx={{ whiteSpace: 'nowrap' }} />
                </ListItemButton>
              </Tooltip>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography role="status" sx={{ p: 3 }}>
        {room.reading}
      </Typography>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const width = 160;
const requests = ['Sheet 14, 1871', 'Sheet 15, 1868', 'Index sheet'];

export default function ReadingRoom() {
  const panelId = React.useId();
  const [open, setOpen] = React.useState(true);
  const [box, setBox] = React.useState<HTMLElement | null>(null);

  return (
    <Box
      ref={setBox}
      sx={{ position: 'relative', display: 'flex', height: 280, overflow: 'hidden' }}
    >
      <Drawer
        variant="persistent"
        open={open}
        // Slides from the edge of the box instead of the edge of the window.
        SlideProps={{ container: box }}
        sx={(theme) => ({
          position: 'relative',
          flexShrink: 0,
          width: open ? width : 0,
          transition: theme.transitions.create('width'),
        })}
        PaperProps={{
          id: panelId,
          role: 'region',
          'aria-label': 'Requests',
          sx: { position: 'absolute', width },
        }}
      >
        <List dense>
          {requests.map((name) => (
            <ListItem key={name}>
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          Requests
        </Button>
        <Typography sx={{ mt: 2 }}>
          Sheets are brought at ten, one and three. Please order by the evening
          before.
        </Typography>
      </Box>
    </Box>
  );
}

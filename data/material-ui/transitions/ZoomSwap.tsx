import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';

const views = [
  { name: 'Tasks', action: 'Add a task', icon: <Add /> },
  { name: 'Notes', action: 'Write a note', icon: <Edit /> },
];

export default function ZoomSwap() {
  const [view, setView] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, border: 1, borderColor: 'divider' }}>
      <Tabs
        variant="fullWidth"
        aria-label="View"
        value={view}
        onChange={(event, next: number) => setView(next)}
      >
        {views.map(({ name }) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
      <Box sx={{ position: 'relative', height: 120 }}>
        {views.map(({ action, icon }, index) => (
          <Zoom
            key={action}
            in={view === index}
            appear={false}
            unmountOnExit
            timeout={200}
            style={{ transitionDelay: view === index ? '200ms' : '0ms' }}
          >
            <Fab
              color="primary"
              aria-label={action}
              sx={{ position: 'absolute', bottom: 16, right: 16 }}
            >
              {icon}
            </Fab>
          </Zoom>
        ))}
      </Box>
    </Box>
  );
}

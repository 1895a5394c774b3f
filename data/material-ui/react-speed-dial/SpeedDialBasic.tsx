import EventIcon from '@mui/icons-material/Event';
import NoteIcon from '@mui/icons-material/NoteAlt';
import TaskIcon from '@mui/icons-material/TaskAlt';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { name: 'Task', icon: <TaskIcon /> },
  { name: 'Note', icon: <NoteIcon /> },
  { name: 'Event', icon: <EventIcon /> },
];

export default function SpeedDialBasic() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 260 }}>
      <Typography variant="subtitle1" component="div">
        Monday
      </Typography>
      <Typography color="textSecondary">Nothing planned yet</Typography>
      <SpeedDial
        ariaLabel="Create"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, right: 0 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
        ))}
      </SpeedDial>
    </Box>
  );
}

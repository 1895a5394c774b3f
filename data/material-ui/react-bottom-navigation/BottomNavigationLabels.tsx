import * as React from 'react';
import EventOutlined from '@mui/icons-material/EventOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const views = [
  { value: 'inbox', label: 'Inbox', icon: <InboxOutlined /> },
  { value: 'tasks', label: 'Tasks', icon: <TaskAltOutlined /> },
  { value: 'calendar', label: 'Calendar', icon: <EventOutlined /> },
];

export default function BottomNavigationLabels() {
  const [view, setView] = React.useState('tasks');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Views of the planner"
      showLabels
      value={view}
      onChange={(event, next) => setView(next)}
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {views.map((item) => (
        <BottomNavigationAction
          key={item.value}
          {...item}
          aria-current={item.value === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}

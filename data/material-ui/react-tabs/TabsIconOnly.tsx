import * as React from 'react';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import ViewAgendaIcon from '@mui/icons-material/ViewAgenda';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsIconOnly() {
  const [view, setView] = React.useState('list');

  return (
    <Tabs
      value={view}
      onChange={(event, next: string) => setView(next)}
      aria-label="View of the tasks"
    >
      <Tab value="list" icon={<ViewAgendaIcon />} aria-label="List" title="List" />
      <Tab value="board" icon={<ViewWeekIcon />} aria-label="Board" title="Board" />
      <Tab
        value="month"
        icon={<CalendarMonthIcon />}
        aria-label="Calendar"
        title="Calendar"
      />
    </Tabs>
  );
}

import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './memoryRouter';

const overview = {
  path: '/flights/LX180',
  label: 'Flight',
  text: 'Zurich to Bangkok, 10 h 45 min',
};
const views = [
  overview,
  { path: '/flights/LX180/seats', label: 'Seats', text: '14 of 236 seats are free' },
  { path: '/flights/LX180/meals', label: 'Meals', text: 'Dinner and breakfast' },
];

function FlightTabs() {
  // Also right for deeper addresses such as /flights/LX180/seats/14A.
  const path = usePath();
  const current = views.findLast((view) => path.startsWith(view.path)) ?? overview;

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs value={current.path} aria-label="Flight LX 180">
        {views.map((view) => (
          <Tab
            key={view.path}
            component={RouterLink}
            to={view.path}
            value={view.path}
            label={view.label}
            id={`router-tab-${view.label}`}
            aria-controls="router-tab-panel"
          />
        ))}
      </Tabs>
      <Typography
        role="tabpanel"
        id="router-tab-panel"
        aria-labelledby={`router-tab-${current.label}`}
        sx={{ p: 2 }}
      >
        {current.text}
      </Typography>
    </Box>
  );
}

export default function RouterTabs() {
  return (
    <MemoryRouter initialPath="/flights/LX180/seats">
      <FlightTabs />
    </MemoryRouter>
  );
}

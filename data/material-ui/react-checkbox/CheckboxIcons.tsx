import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const flights = ['Lisbon to Rome', 'Rome to Athens', 'Athens to Lisbon'];

export default function CheckboxIcons() {
  return (
    <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {flights.map((flight, index) => (
        <Stack
          key={flight}
          component="li"
          direction="row"
          sx={{ alignItems: 'center' }}
        >
          <Checkbox
            icon={<NotificationsNone />}
            checkedIcon={<NotificationsActive />}
            color="secondary"
            defaultChecked={index === 0}
            // On the Checkbox itself, aria-label would land on a span.
            inputProps={{ 'aria-label': `Price alert for ${flight}` }}
          />
          <Typography>{flight}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

import * as React from 'react';
import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import ToggleButton from '@mui/material/ToggleButton';

export default function ToggleButtonSingle() {
  const [active, setActive] = React.useState(false);

  return (
    <ToggleButton
      value="alert"
      selected={active}
      onChange={() => setActive((current) => !current)}
      sx={{ gap: 1 }}
    >
      {active ? <NotificationsActive /> : <NotificationsNone />}
      Price alert
    </ToggleButton>
  );
}

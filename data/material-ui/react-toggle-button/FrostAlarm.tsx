import * as React from 'react';
import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import ToggleButton from '@mui/material/ToggleButton';

export default function FrostAlarm() {
  const [armed, setArmed] = React.useState(false);

  return (
    <ToggleButton
      value="frost"
      selected={armed}
      onChange={() => setArmed((current) => !current)}
      sx={{ gap: 1 }}
    >
      {armed ? <NotificationsActive /> : <NotificationsNone />}
      Frost alarm
    </ToggleButton>
  );
}

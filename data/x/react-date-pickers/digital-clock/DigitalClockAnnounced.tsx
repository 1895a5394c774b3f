import * as React from 'react';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';

const TimeItem = React.forwardRef<HTMLLIElement, MenuItemProps>(
  function TimeItem(props, ref) {
    return <MenuItem {...props} ref={ref} aria-disabled={props.disabled} />;
  },
);

export default function DigitalClockAnnounced() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined">
        <DigitalClock
          ampm={false}
          timeStep={60}
          defaultValue={dayjs('2026-06-12T11:00')}
          shouldDisableTime={(time) => time.hour() % 4 === 0}
          slots={{ digitalClockItem: TimeItem }}
        />
      </Paper>
    </LocalizationProvider>
  );
}

import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const format = (date: Dayjs | null) =>
  date?.isValid() ? date.format('MMM D, YYYY') : 'no valid date';

export default function PickerEventLog() {
  const [events, setEvents] = React.useState<string[]>([]);
  const add = (event: string) =>
    setEvents((previous) => [...previous, event].slice(-6));

  const props = {
    defaultValue: dayjs('2026-06-12'),
    onOpen: () => add('onOpen'),
    onClose: () => add('onClose'),
    onChange: (date: Dayjs | null) => add(`onChange: ${format(date)}`),
    onAccept: (date: Dayjs | null) => add(`onAccept: ${format(date)}`),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ width: '100%' }}
      >
        <Stack spacing={2} sx={{ flex: 1, minWidth: 0 }}>
          <DesktopDatePicker label="Desktop" {...props} />
          <MobileDatePicker label="Mobile" {...props} />
          <Button onClick={() => setEvents([])}>Clear the events</Button>
        </Stack>
        <Stack sx={{ flex: 1, minWidth: 0, minHeight: 240 }}>
          <Typography component="p" variant="subtitle2">
            Latest events
          </Typography>
          <List dense aria-live="polite">
            {events.map((event, index) => (
              <ListItem key={index}>{event}</ListItem>
            ))}
          </List>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}

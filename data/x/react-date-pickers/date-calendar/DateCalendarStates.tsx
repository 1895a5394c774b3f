import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateCalendarStates() {
  const [disabled, setDisabled] = React.useState(true);
  const [readOnly, setReadOnly] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Stack direction="row" spacing={1}>
          <FormControlLabel
            label="Disabled"
            control={
              <Switch
                checked={disabled}
                onChange={(event) => setDisabled(event.target.checked)}
              />
            }
          />
          <FormControlLabel
            label="Read-only"
            control={
              <Switch
                checked={readOnly}
                onChange={(event) => setReadOnly(event.target.checked)}
              />
            }
          />
        </Stack>
        <DateCalendar
          defaultValue={dayjs('2026-06-12')}
          disabled={disabled}
          readOnly={readOnly}
        />
      </Stack>
    </LocalizationProvider>
  );
}

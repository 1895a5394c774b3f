import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarStates() {
  const [disabled, setDisabled] = React.useState(false);
  const [readOnly, setReadOnly] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', width: '100%' }}>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}
        >
          <FormControlLabel
            label="disabled"
            control={
              <Switch checked={disabled} onChange={(event, on) => setDisabled(on)} />
            }
          />
          <FormControlLabel
            label="readOnly"
            control={
              <Switch checked={readOnly} onChange={(event, on) => setReadOnly(on)} />
            }
          />
        </Stack>
        <Box
          role="group"
          aria-label="Days of the workshop"
          tabIndex={0}
          sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
        >
          <DateRangeCalendar
            calendars={1}
            defaultValue={[dayjs('2026-06-15'), dayjs('2026-06-17')]}
            disabled={disabled}
            readOnly={readOnly}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}

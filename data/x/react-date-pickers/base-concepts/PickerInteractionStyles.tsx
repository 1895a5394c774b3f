import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function PickerInteractionStyles() {
  const [checkUp, setCheckUp] = React.useState<Dayjs | null>(dayjs('2026-06-16'));
  const date = { value: checkUp, onChange: setCheckUp };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}
      >
        <Stack
          spacing={3}
          sx={{ flex: '1 1 200px', maxWidth: 320, paddingBlockStart: 2 }}
        >
          <DateField label="Field: type" {...date} />
          <DatePicker label="Picker: type or choose" {...date} />
        </Stack>
        <DateCalendar
          disableHighlightToday
          sx={{
            width: '100%',
            maxWidth: 320,
            marginInline: 0,
            '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
              marginInline: { xs: 0, sm: '2px' },
            },
          }}
          {...date}
        />
      </Box>
    </LocalizationProvider>
  );
}

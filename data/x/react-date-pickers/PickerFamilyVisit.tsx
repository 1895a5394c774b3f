import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function PickerFamilyVisit() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-06-12T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: { xs: 2, sm: 4 },
        }}
      >
        <Stack
          spacing={2}
          sx={{ flex: '1 1 220px', maxWidth: 320, paddingBlock: { xs: 1, sm: 3 } }}
        >
          <Typography component="p" variant="h6">
            Museum visit
          </Typography>
          <DatePicker label="Day" value={visit} onChange={setVisit} />
          <TimePicker label="Entry time" value={visit} onChange={setVisit} />
          <Typography color="textSecondary" aria-live="polite">
            {visit?.isValid()
              ? `Your tickets are for ${visit.format('dddd, MMMM D, h:mm A')}.`
              : 'Choose a day and a time.'}
          </Typography>
        </Stack>
        <DateCalendar
          value={visit}
          onChange={setVisit}
          disableHighlightToday
          sx={{
            width: '100%',
            maxWidth: 320,
            marginInline: 0,
            '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
              marginInline: { xs: 0, sm: '2px' },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

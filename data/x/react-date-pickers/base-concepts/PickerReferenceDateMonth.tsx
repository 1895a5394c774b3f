import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import * as React from 'react';

const openAirSeason = dayjs('2026-08-01T20:00');

export default function PickerReferenceDateMonth() {
  const [hint, setHint] = React.useState('Usually in August, at 20:00');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Open-air concert"
        ampm={false}
        referenceDate={openAirSeason}
        onChange={(date) =>
          setHint(
            date?.isValid() ? date.format('dddd, MMMM D, HH:mm') : 'No date yet',
          )
        }
        slotProps={{ textField: { helperText: hint } }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

const warning = (
  <InputAdornment position="end">
    <ErrorOutlineIcon color="error" titleAccess="Not in June 2026" />
  </InputAdornment>
);

export default function DateRangePickerOpeningWarning() {
  const [errors, setErrors] = React.useState({ start: false, end: false });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Course starts', end: 'Course ends' }}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-06-30')}
        defaultValue={[dayjs('2026-06-12'), dayjs('2026-07-04')]}
        onError={([start, end]) =>
          setErrors({ start: start !== null, end: end !== null })
        }
        slotProps={{
          textField: ({ position = 'start' }) => ({
            InputProps: { endAdornment: errors[position] && warning },
          }),
        }}
        sx={{ width: '100%', maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}

import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const sown = dayjs('2026-04-18');

export default function PickerFieldTextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 300 }}>
        <DatePicker
          label="Sown"
          defaultValue={sown}
          slotProps={{
            textField: {
              variant: 'filled',
              color: 'success',
              helperText: 'The day the seeds went into the soil',
            },
          }}
        />
        <DatePicker
          label="Harvest"
          minDate={sown.add(60, 'day')}
          defaultValue={sown.add(30, 'day')}
          slotProps={{
            textField: ({ minDate }) => ({
              size: 'small',
              helperText: `From ${minDate.format('MMMM D')}`,
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

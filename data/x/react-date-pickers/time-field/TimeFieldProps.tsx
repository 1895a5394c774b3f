import Schedule from '@mui/icons-material/Schedule';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <TimeField
          clearable
          fullWidth
          size="small"
          label="Reminder"
          helperText="Leave it empty for no reminder"
          defaultValue={dayjs('2026-06-12T19:45')}
        />
        <TimeField
          variant="standard"
          label="Boarding"
          defaultValue={dayjs('2026-06-12T11:10')}
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <Schedule fontSize="small" />
              </InputAdornment>
            ),
          }}
        />
        <TimeField
          variant="filled"
          readOnly
          label="Gate closes"
          defaultValue={dayjs('2026-06-12T11:40')}
        />
      </Stack>
    </LocalizationProvider>
  );
}

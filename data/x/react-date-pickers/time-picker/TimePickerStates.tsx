import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const checkout = dayjs('2026-06-14T11:00');

export default function TimePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          width: '100%',
          maxWidth: 520,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <TimePicker label="Disabled" disabled defaultValue={checkout} />
        <TimePicker label="Read-only" readOnly defaultValue={checkout} />
        <TimePicker
          label="Can be cleared"
          defaultValue={checkout}
          slotProps={{ field: { clearable: true } }}
        />
        <TimePicker
          label="Small, with help"
          defaultValue={checkout}
          slotProps={{
            textField: { size: 'small', helperText: 'Late checkout costs $20' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

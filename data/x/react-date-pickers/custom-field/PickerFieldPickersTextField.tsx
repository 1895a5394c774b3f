import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickerFieldPickersTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        enableAccessibleFieldDOMStructure
        label="Inspection"
        defaultValue={dayjs('2026-06-12T09:30')}
        slotProps={{
          textField: { variant: 'filled', helperText: 'Boiler room, ground floor' },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}

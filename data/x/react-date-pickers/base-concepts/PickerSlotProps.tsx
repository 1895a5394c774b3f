import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickerSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Training starts"
        defaultValue={dayjs('2026-06-15')}
        slots={{ openPickerIcon: ArrowDropDownIcon }}
        slotProps={{
          textField: { variant: 'filled', helperText: 'A Monday, if possible' },
          inputAdornment: { position: 'start' },
          openPickerButton: { color: 'primary' },
          actionBar: { actions: ['clear', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}

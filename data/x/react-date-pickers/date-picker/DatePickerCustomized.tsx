import TodayOutlinedIcon from '@mui/icons-material/TodayOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

export default function DatePickerCustomized() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Kiln reserved for"
        defaultValue={dayjs('2026-06-12')}
        slots={{ openPickerIcon: TodayOutlinedIcon }}
        slotProps={{
          openPickerButton: { color: 'primary' },
          day: {
            sx: {
              borderRadius: 1,
              [`&.${pickersDayClasses.selected}`]: { bgcolor: 'success.dark' },
            },
          },
          desktopPaper: { variant: 'outlined', elevation: 0 },
        }}
        sx={{ '& .MuiOutlinedInput-root': { borderRadius: 3 } }}
      />
    </LocalizationProvider>
  );
}

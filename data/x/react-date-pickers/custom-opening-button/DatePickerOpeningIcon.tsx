import CakeOutlinedIcon from '@mui/icons-material/CakeOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerOpeningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Birthday"
          defaultValue={dayjs('1994-06-12')}
          slots={{ openPickerIcon: CakeOutlinedIcon }}
        />
        <DatePicker
          label="Wedding"
          defaultValue={dayjs('2021-05-22')}
          slotProps={{ openPickerIcon: { fontSize: 'small', color: 'secondary' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}

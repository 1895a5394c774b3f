import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function DatePickerToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-06-12')}
        orientation="portrait"
        slotProps={{
          toolbar: { toolbarFormat: 'dddd, D MMMM' },
          actionBar: { actions: [] },
        }}
        sx={{
          width: '100%',
          maxWidth: 320,
          minWidth: 0,
          [`& .${pickersLayoutClasses.contentWrapper} > *`]: { width: '100%' },
        }}
      />
    </LocalizationProvider>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const formats = { year: 'YYYY', month: 'MMMM', day: 'dddd D' } as const;

function ViewToolbar(props: DatePickerToolbarProps<Dayjs>) {
  const { className, titleId, value, view, views, onViewChange } = props;
  return (
    <Box className={className} sx={{ p: 1, bgcolor: 'action.hover' }}>
      <Typography id={titleId} variant="overline" sx={{ px: 1 }}>
        Passport issued
      </Typography>
      <div>
        {views.map((name) => (
          <Button
            key={name}
            color="inherit"
            aria-pressed={view === name}
            onClick={() => onViewChange(name)}
            sx={{ fontWeight: view === name ? 'bold' : 'regular' }}
          >
            {value?.format(formats[name]) ?? name}
          </Button>
        ))}
      </div>
    </Box>
  );
}

export default function PickerSlotsToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        views={['year', 'month', 'day']}
        openTo="day"
        minDate={dayjs('2016-01-01')}
        maxDate={dayjs('2026-06-30')}
        defaultValue={dayjs('2024-02-16')}
        slots={{ toolbar: ViewToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
      />
    </LocalizationProvider>
  );
}

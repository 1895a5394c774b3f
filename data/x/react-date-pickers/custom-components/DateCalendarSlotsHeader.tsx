import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

const season = [5, 6, 7, 8].map((month) => dayjs('2026-01-01').month(month));

function SeasonHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { className, currentMonth, labelId, onMonthChange } = props;

  const showMonth = (index: number) => {
    const direction = index > currentMonth.month() ? 'left' : 'right';
    onMonthChange(currentMonth.month(index), direction);
  };

  return (
    <div className={className}>
      <Typography id={labelId} sx={visuallyHidden} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Month of the season"
        value={currentMonth.month()}
        onChange={(_, index: number | null) => index !== null && showMonth(index)}
        sx={{ px: 2, pt: 1, pb: 2 }}
      >
        {season.map((month) => (
          <ToggleButton key={month.month()} value={month.month()}>
            {month.format('MMM')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

export default function DateCalendarSlotsHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-07-10')}
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-09-30')}
        slots={{ calendarHeader: SeasonHeader }}
        sx={{ width: '100%', maxWidth: 320, position: 'relative' }}
      />
    </LocalizationProvider>
  );
}

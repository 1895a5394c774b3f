import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateCalendarWeekNumbers() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        calendarWeekNumberHeaderText: 'Week',
        calendarWeekNumberText: (weekNumber) => `W${weekNumber}`,
        calendarWeekNumberAriaLabelText: (weekNumber) =>
          `W${weekNumber}, week number`,
      }}
    >
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2026-06-12')}
        sx={{
          [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]:
            { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}

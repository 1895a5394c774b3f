import * as React from 'react';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

type Counts = Record<string, number>;

interface BirdDayProps extends PickersDayProps<Dayjs> {
  counts?: Counts;
}

interface BirdHeaderProps extends PickersCalendarHeaderProps<Dayjs> {
  onMonth?: (month: string) => void;
}

/** Replace this function with a request to your server. */
function countBirds(month: string): Counts {
  const first = 4 + (Number(month.slice(5)) % 4);
  return { [first]: 2, [first + 7]: 5, [first + 15]: 1 };
}

function BirdDay({ counts = {}, ...other }: BirdDayProps) {
  const number = other.day.date();
  const count = other.outsideCurrentMonth ? 0 : (counts[number] ?? 0);
  return (
    <Badge
      role="presentation"
      badgeContent={count}
      color="secondary"
      overlap="circular"
      slotProps={{ badge: { 'aria-hidden': true } }}
      sx={{ '& .MuiBadge-badge': { height: 14, minWidth: 14, fontSize: 10 } }}
    >
      <PickersDay
        {...other}
        aria-label={count ? `${number}, birds seen: ${count}` : undefined}
      />
    </Badge>
  );
}

function BirdHeader({ onMonth, ...other }: BirdHeaderProps) {
  const month = other.currentMonth.format('YYYY-MM');
  React.useEffect(() => onMonth?.(month), [month, onMonth]);
  return <PickersCalendarHeader {...other} />;
}

export default function DateCalendarDynamicData() {
  const [month, setMonth] = React.useState('2026-06');
  const [turnedTo, setTurnedTo] = React.useState('');
  const [known, setKnown] = React.useState<Record<string, Counts>>({
    '2026-06': countBirds('2026-06'),
  });
  const counts = known[month];

  React.useEffect(() => {
    if (counts) return undefined;
    const request = setTimeout(
      () => setKnown((previous) => ({ ...previous, [month]: countBirds(month) })),
      800,
    );
    return () => clearTimeout(request);
  }, [counts, month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-06-12')}
        onMonthChange={(newMonth) => setTurnedTo(newMonth.format('YYYY-MM'))}
        loading={!counts && turnedTo === month}
        renderLoading={() => <DayCalendarSkeleton />}
        slots={{ day: BirdDay, calendarHeader: BirdHeader }}
        slotProps={{
          day: { counts } as Partial<BirdDayProps>,
          calendarHeader: { onMonth: setMonth } as Partial<BirdHeaderProps>,
        }}
      />
    </LocalizationProvider>
  );
}

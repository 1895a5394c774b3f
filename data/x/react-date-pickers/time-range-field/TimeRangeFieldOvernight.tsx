import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const isComplete = (time: Dayjs | null): time is Dayjs =>
  time !== null && time.isValid();

/** Puts the end on the day of the start, or on the next day if it is not later. */
function acrossMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!isComplete(start) || !isComplete(end)) return [start, end];
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isAfter(start) ? sameDay : sameDay.add(1, 'day')];
}

export default function TimeRangeFieldOvernight() {
  const [night, setNight] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T22:00'),
    dayjs('2026-06-13T06:00'),
  ]);
  const isNextDay =
    isComplete(night[0]) &&
    isComplete(night[1]) &&
    !night[0].isSame(night[1], 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Maintenance"
        value={night}
        onChange={(next) => setNight(acrossMidnight(next))}
        helperText={isNextDay ? 'Ends on the next day' : 'Ends on the same day'}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const quarters: PickersShortcutsItem<DateRange<Dayjs>>[] = [0, 3, 6, 9].map(
  (month) => {
    const firstDay = dayjs('2026-01-01').month(month);
    return {
      label: `${firstDay.format('MMM')} to ${firstDay.add(2, 'month').format('MMM')}`,
      getValue: () => [
        firstDay,
        firstDay.add(2, 'month').endOf('month').startOf('day'),
      ],
    };
  },
);

export default function DateRangePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales in 2026"
        defaultValue={[dayjs('2026-04-01'), dayjs('2026-06-30')]}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{
          shortcuts: {
            items: [...quarters, { label: 'None', getValue: () => [null, null] }],
          },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}

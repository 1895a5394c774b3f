import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

/** A range field of the house style: one small input with a button that empties it. */
const SmallField = React.forwardRef(function SmallField(
  props: SingleInputDateRangeFieldProps<Dayjs>,
  ref: React.Ref<HTMLDivElement>,
) {
  return <SingleInputDateRangeField ref={ref} {...props} size="small" clearable />;
});

const TourField = Object.assign(SmallField, { fieldType: 'single-input' });

export default function DateRangePickerFieldType() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Cycling tour"
        defaultValue={[dayjs('2026-06-20'), dayjs('2026-06-27')]}
        slots={{ field: TourField }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import DateRangeIcon from '@mui/icons-material/DateRange';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

interface RangeButtonProps
  extends BaseSingleInputFieldProps<
    DateRange<Dayjs>,
    Dayjs,
    RangeFieldSection,
    false,
    DateRangeValidationError
  > {
  onClick?: React.MouseEventHandler<HTMLButtonElement>;
}

const RangeButton = Object.assign(
  React.forwardRef<HTMLSpanElement, RangeButtonProps>(
    function RangeButton(props, ref) {
      const { value = [null, null], label, disabled, InputProps, onClick } = props;
      const spanRef = useForkRef(ref, InputProps?.ref);
      return (
        <span ref={spanRef} onBlur={props.onBlur}>
          <Button
            disabled={disabled}
            variant="contained"
            startIcon={<DateRangeIcon />}
            onClick={onClick}
          >
            {label}: {value.map((day) => day?.format('MMM D') ?? '…').join(' – ')}
          </Button>
        </span>
      );
    },
  ),
  { fieldType: 'single-input' },
);

export default function DateRangePickerFieldButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales"
        defaultValue={[dayjs('2026-06-01'), dayjs('2026-06-14')]}
        slots={{ field: RangeButton }}
      />
    </LocalizationProvider>
  );
}

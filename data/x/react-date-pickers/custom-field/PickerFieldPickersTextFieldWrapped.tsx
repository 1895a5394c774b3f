import * as React from 'react';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

const RoundTextField = styled(PickersTextField)({
  '& .MuiPickersOutlinedInput-root': { borderRadius: 28, paddingInline: 20 },
});

const CheckupTextField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function CheckupTextField(props, ref) {
    const { error, helperText, ...other } = props;
    return (
      <RoundTextField
        ref={ref}
        {...other}
        error={error}
        helperText={error ? 'Choose a day in June 2026' : helperText}
      />
    );
  },
);

export default function PickerFieldPickersTextFieldWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure
        label="Checkup"
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-06-30')}
        defaultValue={dayjs('2026-06-12')}
        slots={{ textField: CheckupTextField }}
      />
    </LocalizationProvider>
  );
}

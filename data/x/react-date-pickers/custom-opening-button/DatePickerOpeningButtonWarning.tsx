import * as React from 'react';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

interface WarningAdornmentProps extends InputAdornmentProps {
  warn?: boolean;
}

function WarningAdornment({ warn, children, ...props }: WarningAdornmentProps) {
  return (
    <InputAdornment {...props}>
      {warn && <ErrorOutlineIcon color="error" sx={{ marginInlineEnd: 0.5 }} />}
      {children}
    </InputAdornment>
  );
}

export default function DatePickerOpeningButtonWarning() {
  const [error, setError] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Parcel sent"
        minDate={dayjs('2026-06-01')}
        maxDate={dayjs('2026-06-30')}
        defaultValue={dayjs('2026-07-04')}
        onError={(code) => setError(code !== null)}
        slots={{ inputAdornment: WarningAdornment }}
        slotProps={{
          inputAdornment: { warn: error } as Partial<WarningAdornmentProps>,
          textField: { helperText: error ? 'Choose a day in June 2026' : ' ' },
        }}
      />
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

interface InlineDateFieldProps extends UseDateFieldProps<Dayjs, false> {
  'aria-label': string;
}

function InlineDateField(props: InlineDateFieldProps) {
  const { inputRef, error, onKeyDown, ...field } = useDateField<
    Dayjs,
    false,
    InlineDateFieldProps
  >(props);
  return (
    <Box
      component="input"
      ref={inputRef}
      aria-invalid={error}
      aria-label={field['aria-label']}
      value={field.value}
      inputMode={field.inputMode}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete}
      disabled={field.disabled}
      readOnly={field.readOnly}
      onBlur={field.onBlur}
      onChange={field.onChange}
      onClick={field.onClick}
      onFocus={field.onFocus}
      onKeyDown={onKeyDown}
      onPaste={field.onPaste}
      sx={{
        width: '11ch',
        font: 'inherit',
        color: 'inherit',
        bgcolor: 'action.hover',
        border: 0,
        borderBottom: '2px solid',
        borderColor: error ? 'error.main' : 'text.secondary',
      }}
    />
  );
}

export default function DateFieldHook() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography component="div">
        Please pay by{' '}
        <InlineDateField
          aria-label="Last day to pay"
          value={day}
          onChange={setDay}
          minDate={dayjs('2026-06-10')}
        />
        , a {day?.isValid() ? day.format('dddd') : 'day of your choice'}.
      </Typography>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const IconTextField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function IconTextField(props, ref) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <FlightTakeoffIcon color="action" sx={{ mb: 0.5 }} />
        <TextField ref={ref} {...props} variant="standard" fullWidth />
      </Box>
    );
  },
);

export default function PickerFieldMaterialWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2026-06-12')}
        slots={{ textField: IconTextField }}
      />
    </LocalizationProvider>
  );
}

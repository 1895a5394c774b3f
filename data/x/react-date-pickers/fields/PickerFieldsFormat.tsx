import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const formats = ['YYYY-MM-DD HH:mm', 'ddd, MMM D', 'MMMM YYYY', 'D.M.YY, HH:mm:ss'];

export default function PickerFieldsFormat() {
  const [format, setFormat] = React.useState('YYYY-MM-DD HH:mm');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 280 }}>
        <TextField
          select
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
        >
          {formats.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <DateTimeField
          key={format}
          label="Eclipse"
          defaultValue={dayjs('2026-08-12T17:45')}
          format={format}
        />
      </Stack>
    </LocalizationProvider>
  );
}

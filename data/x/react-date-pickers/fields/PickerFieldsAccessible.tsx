import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickerFieldsAccessible() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 280 }}>
        <DateField label="One input" defaultValue={dayjs('2026-06-12')} />
        <DateField
          label="Spin buttons"
          defaultValue={dayjs('2026-06-12')}
          enableAccessibleFieldDOMStructure
        />
        <DatePicker
          label="Picker with spin buttons"
          defaultValue={dayjs('2026-06-12')}
          enableAccessibleFieldDOMStructure
        />
      </Stack>
    </LocalizationProvider>
  );
}

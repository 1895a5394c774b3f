import * as React from 'react';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PickerFieldsClearable() {
  const [cleared, setCleared] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 280 }}>
        <DateField
          label="Reminder"
          defaultValue={dayjs('2026-06-12')}
          clearable
          onClear={() => setCleared(true)}
          onChange={(day) => day && setCleared(false)}
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ clearButton: { title: 'Remove the reminder' } }}
        />
        <DatePicker
          label="Deadline"
          defaultValue={dayjs('2026-06-30')}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {cleared ? 'The reminder was removed.' : 'The reminder is set.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

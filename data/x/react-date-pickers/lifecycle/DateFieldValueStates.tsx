import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import * as React from 'react';

export default function DateFieldValueStates() {
  const [calls, setCalls] = React.useState<string[]>([]);

  const addCall = (date: Dayjs | null) => {
    const value = date?.isValid()
      ? date.format('YYYY-MM-DD')
      : date && 'Invalid date';
    setCalls((previous) => [...previous, value ?? 'null'].slice(-4));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="Date of birth" onChange={addCall} />
        <Typography
          component="div"
          color="textSecondary"
          aria-live="polite"
          sx={{ minHeight: 130 }}
        >
          {calls.length > 0
            ? 'Latest calls of onChange:'
            : 'onChange was not called yet.'}
          <ol>
            {calls.map((call, index) => (
              <li key={index}>{call}</li>
            ))}
          </ol>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

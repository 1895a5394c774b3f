import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerForm() {
  const [sent, setSent] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        sx={{ gap: 2, alignItems: 'flex-start', width: '100%', maxWidth: 400 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(`${String(data.get('from'))} to ${String(data.get('until'))}`);
        }}
      >
        <DateRangePicker
          defaultValue={[dayjs('2026-05-04'), dayjs('2026-05-08')]}
          format="YYYY-MM-DD"
          localeText={{ start: 'First day', end: 'Last day' }}
          slotProps={{
            fieldRoot: { spacing: 1 },
            textField: ({ position }) => ({
              name: position === 'start' ? 'from' : 'until',
              required: true,
            }),
          }}
        />
        <Button type="submit" variant="contained">
          Request leave
        </Button>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {sent ? `Sent: ${sent}` : 'Not sent yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

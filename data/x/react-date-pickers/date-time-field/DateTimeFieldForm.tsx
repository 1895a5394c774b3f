import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';

export default function DateTimeFieldForm() {
  const [lost, setLost] = React.useState<Dayjs | null>(dayjs('2026-06-11T12:40'));
  const [sent, setSent] = React.useState<string[]>([]);

  const report = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = [...new FormData(event.currentTarget)];
    setSent(data.map(([key, value]) => `${key}: ${String(value)}`));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={report}
        sx={{ width: '100%', maxWidth: 300 }}
      >
        <DateTimeField
          clearable
          required
          name="shown"
          label="Bag lost"
          value={lost}
          onChange={setLost}
        />
        <input
          type="hidden"
          name="lost"
          value={lost?.isValid() ? lost.format('YYYY-MM-DDTHH:mm') : ''}
        />
        <Button type="submit" variant="contained">
          Report
        </Button>
        {sent.length > 0 && (
          <Alert severity="info">
            {sent.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
      </Stack>
    </LocalizationProvider>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const firstPhoto = dayjs('2018-04-10T08:30');
const lastPhoto = dayjs('2019-10-31T20:00');

export default function PickerReferenceDateDefault() {
  const [taken, setTaken] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateTimePicker
          label="Photo taken"
          value={taken}
          onChange={setTaken}
          minDateTime={firstPhoto}
          maxDateTime={lastPhoto}
        />
        <Typography color="textSecondary" aria-live="polite">
          Value: {taken?.isValid() ? taken.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

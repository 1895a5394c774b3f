import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const ordered = dayjs('2026-06-12');

export default function DatePickerValidOnly() {
  const [delivery, setDelivery] = React.useState<Dayjs>(dayjs('2026-06-19'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Delivery"
          defaultValue={delivery}
          minDate={ordered}
          maxDate={ordered.add(60, 'day')}
          onChange={(date, { validationError }) => {
            if (date && validationError === null) {
              setDelivery(date);
            }
          }}
        />
        <Typography aria-live="polite">
          {`Delivered ${delivery.diff(ordered, 'day')} days after the order`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const shop = { city: 'Lisbon', zone: 'Europe/Lisbon' };

export default function DateTimePickerStoredUtc() {
  const [order, setOrder] = React.useState({
    id: 4101,
    pickup: '2026-06-12T15:30:00.000Z',
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label={`Pickup in ${shop.city}`}
          defaultValue={dayjs.utc(order.pickup)}
          timezone={shop.zone}
          onChange={(date, { validationError }) => {
            if (date && validationError === null) {
              setOrder({ ...order, pickup: date.toISOString() });
            }
          }}
        />
        <Box
          component="code"
          aria-live="polite"
          sx={{ overflowWrap: 'anywhere' }}
        >{`{ "id": ${order.id}, "pickup": "${order.pickup}" }`}</Box>
      </Stack>
    </LocalizationProvider>
  );
}

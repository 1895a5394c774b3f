import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateFieldControlled() {
  const [purchased, setPurchased] = React.useState<Dayjs | null>(
    dayjs('2024-05-31'),
  );
  const warrantyEnd = purchased?.isValid() ? purchased.add(2, 'year') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField
          label="Purchased"
          value={purchased}
          onChange={setPurchased}
          clearable
        />
        <DateField label="Warranty ends" value={warrantyEnd} readOnly />
        <Typography role="status" variant="body2" color="text.secondary">
          {warrantyEnd
            ? `Two years from ${purchased?.format('MMMM D, YYYY')}`
            : 'Enter the whole date of purchase.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

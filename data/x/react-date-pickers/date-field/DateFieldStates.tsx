import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const expires = dayjs('2028-11-30');

export default function DateFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField
          label="Small and required"
          size="small"
          required
          helperText="As printed on the card"
          defaultValue={expires}
        />
        <DateField label="Filled" variant="filled" defaultValue={expires} />
        <DateField label="Read-only" readOnly defaultValue={expires} />
        <DateField label="Disabled" disabled defaultValue={expires} />
      </Stack>
    </LocalizationProvider>
  );
}

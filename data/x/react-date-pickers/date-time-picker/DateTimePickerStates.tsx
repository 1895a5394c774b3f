import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

const survey = dayjs('2026-06-30T23:59');

export default function DateTimePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          width: '100%',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        }}
      >
        <DateTimePicker label="Closed survey" disabled value={survey} />
        <DateTimePicker label="Shared with you" readOnly value={survey} />
        <DateTimePicker
          label="Closes at"
          defaultValue={survey}
          slotProps={{
            field: { clearable: true },
            textField: { helperText: 'Without a time, it stays open' },
          }}
        />
        <DateTimePicker
          label="Opens at"
          name="opens"
          slotProps={{ textField: { required: true, variant: 'standard' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const issued = dayjs('2026-06-12');

const terms: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Net 14', getValue: () => issued.add(14, 'day') },
  { label: 'Net 30', getValue: () => issued.add(30, 'day') },
  { label: 'End of month', getValue: () => issued.endOf('month').startOf('day') },
];

export default function PickerShortcutsContext() {
  const [due, setDue] = React.useState<Dayjs | null>(issued.add(14, 'day'));
  const [term, setTerm] = React.useState('Net 14');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Payment due"
          value={due}
          onChange={(newDue, context) => {
            setDue(newDue);
            setTerm(context.shortcut?.label ?? 'Custom date');
          }}
          slotProps={{ shortcuts: { items: terms } }}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          Payment terms: {term}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

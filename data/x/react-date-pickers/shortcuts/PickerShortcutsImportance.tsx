import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickerShortcutChangeImportance,
  PickersShortcutsItem,
} from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const start = dayjs('2026-06-12');

const reminders: PickersShortcutsItem<Dayjs | null>[] = [3, 6, 12].map((months) => ({
  label: `In ${months} months`,
  getValue: () => start.add(months, 'month'),
}));

export default function PickerShortcutsImportance() {
  const [importance, setImportance] =
    React.useState<PickerShortcutChangeImportance>('set');
  const [accepted, setAccepted] = React.useState<Dayjs | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="changeImportance"
          value={importance}
          onChange={(event, newImportance) =>
            setImportance(newImportance ?? importance)
          }
        >
          <ToggleButton value="set">set</ToggleButton>
          <ToggleButton value="accept">accept</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Next check-up"
          defaultValue={start}
          onAccept={setAccepted}
          slotProps={{
            shortcuts: { items: reminders, changeImportance: importance },
            actionBar: { actions: ['cancel', 'accept'] },
          }}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          Accepted: {accepted?.format('MMMM D, YYYY') ?? 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

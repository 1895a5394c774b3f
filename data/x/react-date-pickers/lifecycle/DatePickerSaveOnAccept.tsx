import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DatePickerSaveOnAccept() {
  const [deadline, setDeadline] = React.useState<Dayjs | null>(dayjs('2026-06-30'));
  const [sent, setSent] = React.useState(deadline);
  const [isSaving, setIsSaving] = React.useState(false);
  const request = React.useRef(0);

  const save = (date: Dayjs | null) => {
    const isSent = date === sent || (date && sent && date.isSame(sent));
    if (isSent || (date && !date.isValid())) return;
    setSent(date);
    setIsSaving(true);
    window.clearTimeout(request.current);
    request.current = window.setTimeout(() => setIsSaving(false), 1000);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Deadline"
          value={deadline}
          onChange={setDeadline}
          onAccept={save}
          slotProps={{
            field: { clearable: true, onClear: () => save(null) },
            textField: { onBlur: () => save(deadline) },
          }}
        />
        <Typography aria-live="polite">
          {isSaving
            ? 'Saving …'
            : `Saved: ${sent ? sent.format('MMMM D, YYYY') : 'no deadline'}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}

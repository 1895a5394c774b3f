import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ko';
import * as React from 'react';

const locales = {
  en: 'English (US)',
  'en-gb': 'English (UK)',
  de: 'Deutsch',
  ko: '한국어',
};

export default function DatePickerLocaleDayjs() {
  const [locale, setLocale] = React.useState('de');
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-06-12T15:45'));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        select
        label="Locale"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
      >
        {Object.entries(locales).map(([tag, name]) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DatePicker label="Day" value={start} onChange={setStart} />
        <TimePicker label="Time" value={start} onChange={setStart} />
      </LocalizationProvider>
    </Stack>
  );
}

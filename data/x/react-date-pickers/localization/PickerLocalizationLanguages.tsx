import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { daDK, frFR, jaJP, ukUA } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/da';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import 'dayjs/locale/uk';
import * as React from 'react';

const languages = {
  da: { name: 'Dansk', label: 'Afgang', locale: daDK },
  fr: { name: 'Français', label: 'Départ', locale: frFR },
  ja: { name: '日本語', label: '出発', locale: jaJP },
  uk: { name: 'Українська', label: 'Відправлення', locale: ukUA },
};
type Language = keyof typeof languages;
const tags = Object.keys(languages) as Language[];

export default function PickerLocalizationLanguages() {
  const [tag, setTag] = React.useState<Language>('fr');
  const { label, locale } = languages[tag];
  const { localeText } = locale.components.MuiLocalizationProvider.defaultProps;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <TextField
        select
        label="Language"
        value={tag}
        onChange={(event) => setTag(event.target.value as Language)}
      >
        {tags.map((option) => (
          <MenuItem key={option} value={option} lang={option}>
            {languages[option].name}
          </MenuItem>
        ))}
      </TextField>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={tag}
        localeText={localeText}
      >
        <div lang={tag}>
          <DateTimePicker key={tag} label={label} sx={{ width: '100%' }} />
        </div>
      </LocalizationProvider>
    </Stack>
  );
}

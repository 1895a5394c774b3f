import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { deDE, enUS, frFR, jaJP, ptBR } from '@mui/material/locale';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';

const languages = {
  en: { name: 'English', locale: enUS },
  de: { name: 'Deutsch', locale: deDE },
  fr: { name: 'Français', locale: frFR },
  pt: { name: 'Português', locale: ptBR },
  ja: { name: '日本語', locale: jaJP },
};

type Language = keyof typeof languages;

export default function LocalizationSwitch() {
  const [language, setLanguage] = React.useState<Language>('en');
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(25);
  const { components } = languages[language].locale;
  // The rest of the theme, and the styles of its components, come from the provider around the page.
  const translate = React.useCallback(
    (theme: Theme): Theme => ({
      ...theme,
      components: deepmerge(theme.components ?? {}, components),
    }),
    [components],
  );

  return (
    <Stack spacing={2}>
      <TextField
        select
        label="Language"
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
        slotProps={{ select: { SelectDisplayProps: { lang: language } } }}
        sx={{ maxWidth: 240 }}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <MenuItem key={code} value={code} lang={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={translate}>
        <TablePagination
          component="div"
          lang={language}
          count={240}
          page={page}
          rowsPerPage={rowsPerPage}
          rowsPerPageOptions={[10, 25, 50]}
          onPageChange={(_, nextPage) => setPage(nextPage)}
          onRowsPerPageChange={({ target }) => {
            setRowsPerPage(Number(target.value));
            setPage(0);
          }}
          // On a phone: two lines of two parts.
          sx={{
            '& .MuiTablePagination-toolbar': {
              display: { xs: 'grid', sm: 'flex' },
              gridTemplateColumns: { xs: '1fr auto' },
              justifyItems: 'start',
            },
            '& .MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
          }}
        />
      </ThemeProvider>
    </Stack>
  );
}

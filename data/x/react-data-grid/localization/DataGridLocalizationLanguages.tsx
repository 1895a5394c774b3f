import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, esES, jaJP } from '@mui/x-data-grid/locales';

interface Fare {
  id: number;
  route: string;
  fare: number;
}

const fares: Fare[] = [
  { id: 1, route: 'Lisboa – Madrid', fare: 79 },
  { id: 2, route: 'Berlin – Tokyo', fare: 912 },
  { id: 3, route: 'Wien – Madrid', fare: 148 },
];

const languages = {
  en: { name: 'English', locale: enUS, route: 'Route', fare: 'Fare (€)' },
  de: { name: 'Deutsch', locale: deDE, route: 'Strecke', fare: 'Preis (€)' },
  es: { name: 'Español', locale: esES, route: 'Ruta', fare: 'Precio (€)' },
  ja: { name: '日本語', locale: jaJP, route: '路線', fare: '運賃 (€)' },
};

export default function DataGridLocalizationLanguages() {
  const [tag, setTag] = React.useState<keyof typeof languages>('de');
  const { locale, route, fare } = languages[tag];

  const columns = React.useMemo<GridColDef<Fare>[]>(
    () => [
      { field: 'route', headerName: route, flex: 1, minWidth: 150 },
      { field: 'fare', headerName: fare, type: 'number', width: 130 },
    ],
    [route, fare],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={tag}
        onChange={({ target }) => setTag(target.value as keyof typeof languages)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        {Object.entries(languages).map(([value, { name }]) => (
          <MenuItem key={value} value={value} lang={value}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 330 }} lang={tag}>
        <DataGrid
          aria-label={route}
          rows={fares}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
        />
      </Box>
    </Box>
  );
}

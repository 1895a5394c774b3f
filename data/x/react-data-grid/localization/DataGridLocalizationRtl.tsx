import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

interface Item {
  id: number;
  name: string;
  stock: number;
}

const cache = createCache({
  key: 'gridrtl',
  prepend: true,
  stylisPlugins: [prefixer, rtlPlugin],
});

const mirror = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const columns: GridColDef<Item>[] = [
  { field: 'name', headerName: 'المنتج', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'الكمية', type: 'number', width: 110 },
];

const rows: Item[] = [
  { id: 1, name: 'مصباح', stock: 12 },
  { id: 2, name: 'كتاب', stock: 40 },
  { id: 3, name: 'كرسي', stock: 7 },
];

export default function DataGridLocalizationRtl() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={mirror}>
        <Box dir="rtl" lang="ar" sx={{ height: 320, width: '100%' }}>
          <DataGrid
            aria-label="المخزون"
            rows={rows}
            columns={columns}
            checkboxSelection
            localeText={arSD.components.MuiDataGrid.defaultProps.localeText}
          />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}

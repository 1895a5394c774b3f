import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const KEY = 'product-filters';
const listeners = new Set<() => void>();
let unsaved: string | null = null;

/** Text, because the same text is the same snapshot. */
function read() {
  try {
    return localStorage.getItem(KEY) ?? unsaved;
  } catch {
    return unsaved; // storage is blocked: keep the filter until the page is left
  }
}

function write(model: GridFilterModel) {
  unsaved = JSON.stringify(model);
  try {
    localStorage.setItem(KEY, unsaved);
  } catch {
    // Storage is full or blocked, and read() returns the text above.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener); // other tabs
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

function parse(text: string | null): GridFilterModel {
  const model: GridFilterModel = text ? JSON.parse(text) : { items: [] };
  const items = model.items.filter(({ field }) =>
    columns.some((column) => column.field === field),
  );
  return { ...model, items };
}

export default function DataGridFilterStorage() {
  const text = React.useSyncExternalStore(subscribe, read, () => null);
  const filterModel = React.useMemo(() => parse(text), [text]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with stored filters"
        rows={products}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={write}
        disableColumnSelector
        disableDensitySelector
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}

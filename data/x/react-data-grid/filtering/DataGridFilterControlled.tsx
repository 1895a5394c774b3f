import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  {
    field: 'isDiscontinued',
    headerName: 'Discontinued',
    type: 'boolean',
    width: 130,
  },
];

const presets: { label: string; item: GridFilterItem }[] = [
  { label: 'Low stock', item: { field: 'stock', operator: '<', value: 20 } },
  { label: 'Top rated', item: { field: 'rating', operator: '>=', value: 4.5 } },
  {
    label: 'Discontinued',
    item: { field: 'isDiscontinued', operator: 'is', value: 'true' },
  },
];

export default function DataGridFilterControlled() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const active = model.items[0];

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box
        role="group"
        aria-label="Presets"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1.5 }}
      >
        {presets.map(({ label, item }) => {
          const isOn =
            active?.field === item.field &&
            active.operator === item.operator &&
            String(active.value) === String(item.value);
          return (
            <Chip
              key={label}
              label={label}
              aria-pressed={isOn}
              color={isOn ? 'primary' : 'default'}
              onClick={() => setModel({ ...model, items: isOn ? [] : [item] })}
            />
          );
        })}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products with presets"
          rows={products}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </Box>
    </Box>
  );
}

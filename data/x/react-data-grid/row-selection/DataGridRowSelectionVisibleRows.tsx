import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

export default function DataGridRowSelectionVisibleRows() {
  const [isPageOnly, setPageOnly] = React.useState(true);

  return (
    <Box
      sx={{ height: 460, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <FormControlLabel
        control={
          <Switch
            checked={isPageOnly}
            onChange={(event) => setPageOnly(event.target.checked)}
          />
        }
        label="Header checkbox selects this page only"
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Products on pages of five"
          rows={products}
          columns={columns}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          checkboxSelection
          checkboxSelectionVisibleOnly={isPageOnly}
        />
      </Box>
    </Box>
  );
}

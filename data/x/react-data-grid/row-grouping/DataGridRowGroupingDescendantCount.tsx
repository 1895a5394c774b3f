import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
];

const withCount = { hideDescendantCount: false };
const withoutCount = { hideDescendantCount: true };

export default function DataGridRowGroupingDescendantCount() {
  const [isHidden, setIsHidden] = React.useState(true);

  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Hide the descendant count"
        control={
          <Switch
            checked={isHidden}
            onChange={(event) => setIsHidden(event.target.checked)}
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Product categories"
          rows={products}
          columns={columns}
          groupingColDef={isHidden ? withoutCount : withCount}
          initialState={{ rowGrouping: { model: ['category'] } }}
        />
      </Box>
    </Box>
  );
}

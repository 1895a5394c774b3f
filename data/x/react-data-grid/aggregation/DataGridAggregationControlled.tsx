import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

export default function DataGridAggregationControlled() {
  const [model, setModel] = React.useState<GridAggregationModel>({ stock: 'sum' });
  const { stock: stockFunction, ...otherFunctions } = model;

  return (
    <Box
      sx={{ height: 450, display: 'flex', flexDirection: 'column', gap: 1, pt: 1 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stock"
        value={stockFunction ?? null}
        onChange={(event, name: string | null) =>
          setModel(name ? { ...otherFunctions, stock: name } : otherFunctions)
        }
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="min">Least</ToggleButton>
        <ToggleButton value="max">Most</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Products with stock"
          rows={products}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </Box>
    </Box>
  );
}

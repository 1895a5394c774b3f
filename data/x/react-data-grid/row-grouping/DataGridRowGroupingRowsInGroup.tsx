import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 160 },
  {
    field: 'price',
    headerName: 'Price in euros',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => value?.toFixed(2) ?? '',
  },
];

const groupId = getGroupRowIdFromPath([{ field: 'category', key: 'Outdoor' }]);

export default function DataGridRowGroupingRowsInGroup() {
  const apiRef = useGridApiRef();
  const [names, setNames] = React.useState<string[]>([]);

  function readGroup() {
    const ids = apiRef.current.getRowGroupChildren({
      groupId,
      applySorting: true,
      applyFiltering: true,
    });
    setNames(ids.map((id) => String(apiRef.current.getCellValue(id, 'name'))));
  }

  return (
    <Box sx={{ height: 450, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button onClick={readGroup}>Read Outdoor</Button>
        <Typography variant="body2" role="status">
          {names.join(', ')}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Products with a group to read"
          apiRef={apiRef}
          rows={products}
          columns={columns}
          initialState={{ rowGrouping: { model: ['category'] } }}
        />
      </Box>
    </Box>
  );
}

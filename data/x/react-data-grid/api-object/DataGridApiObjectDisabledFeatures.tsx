import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150, sortable: false },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    sortable: false,
    valueFormatter: (value: number) => value.toFixed(2),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 90,
    sortable: false,
  },
];

export default function DataGridApiObjectDisabledFeatures() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('price', 'asc')}
        >
          Cheapest first
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('rating', 'desc')}
        >
          Best first
        </Button>
      </Stack>
      <Box sx={{ height: 350 }}>
        <DataGrid
          aria-label="Products"
          apiRef={apiRef}
          rows={products}
          columns={columns}
          disableColumnMenu
          hideFooter
        />
      </Box>
    </Box>
  );
}

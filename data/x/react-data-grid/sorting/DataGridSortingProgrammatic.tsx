import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140, sortable: false },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 100,
    sortable: false,
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 100,
    sortable: false,
  },
];

export default function DataGridSortingProgrammatic() {
  const apiRef = useGridApiRef();

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('rating', 'desc')}
        >
          Best rated
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('stock', 'asc')}
        >
          Lowest stock
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>Reset</Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products, sorted by the buttons"
          apiRef={apiRef}
          rows={products}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
          }}
        />
      </Box>
    </Box>
  );
}

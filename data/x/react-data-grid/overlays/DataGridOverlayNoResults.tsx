import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

function NoResults() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <Typography>No order passes the filter</Typography>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Remove the filter
      </Button>
    </GridOverlay>
  );
}

export default function DataGridOverlayNoResults() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders with a filter that finds nothing"
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'quantity', operator: '>', value: 500 }],
            },
          },
        }}
        slots={{ noResultsOverlay: NoResults }}
      />
    </Box>
  );
}

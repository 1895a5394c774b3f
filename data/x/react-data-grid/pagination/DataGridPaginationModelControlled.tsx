import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function DataGridPaginationModelControlled() {
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const lastPage = Math.ceil(orders.length / model.pageSize) - 1;

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', gap: 1, pb: 1.5 }}>
        <Button
          variant="outlined"
          disabled={model.page === 0}
          onClick={() => setModel({ ...model, page: 0 })}
        >
          First page
        </Button>
        <Button
          variant="outlined"
          disabled={model.page === lastPage}
          onClick={() => setModel({ ...model, page: lastPage })}
        >
          Last page
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with buttons for pages"
          rows={orders}
          columns={columns}
          pageSizeOptions={[5, 10]}
          paginationModel={model}
          onPaginationModelChange={setModel}
        />
      </Box>
    </Box>
  );
}

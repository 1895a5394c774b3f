import * as React from 'react';
import * as ReactDOM from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'product', headerName: 'Product' },
  { field: 'country', headerName: 'Country' },
];

function fetchOrders(): Promise<Order[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(orders), 300);
  });
}

export default function DataGridColumnDimensionsAutosizingAsync() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(false);

  const handleLoad = async () => {
    setLoading(true);
    const loaded = await fetchOrders();
    ReactDOM.flushSync(() => {
      setRows(loaded);
      setLoading(false);
    });
    await apiRef.current.autosizeColumns({ includeOutliers: true });
  };

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start', mb: 1 }}
        disabled={loading || rows.length > 0}
        onClick={handleLoad}
      >
        Load orders
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders from a server"
          loading={loading}
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../../../sampleData/createOrders';
import type { Order } from '../../../sampleData/orders';

const table = createOrders(200);

/** In your app, a route of the server. */
async function loadOrders(first: number, count: number) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return table.slice(first, first + count);
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function DataGridServerSideInfiniteLoading() {
  const [rows, setRows] = React.useState(() => table.slice(0, 20));
  const [isLoading, setIsLoading] = React.useState(false);

  const loadMore = async () => {
    if (isLoading || rows.length === table.length) return;
    setIsLoading(true);
    const next = await loadOrders(rows.length, 20);
    setRows((loaded) => [...loaded, ...next]);
    setIsLoading(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 4 }}>
        {isLoading ? <LinearProgress aria-label="Loading" /> : null}
      </Box>
      <Box sx={{ height: 396 }}>
        <DataGridPro
          aria-label="Orders, loaded at the end"
          rows={rows}
          columns={columns}
          onRowsScrollEnd={loadMore}
          scrollEndThreshold={200}
          disableColumnSorting
          disableColumnFilter
        />
      </Box>
    </Box>
  );
}

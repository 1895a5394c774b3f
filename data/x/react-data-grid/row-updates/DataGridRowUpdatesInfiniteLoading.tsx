import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

const allOrders = createOrders(100);
const PAGE = 20;

function fetchOrders(start: number): Promise<Order[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(allOrders.slice(start, start + PAGE)), 300);
  });
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function DataGridRowUpdatesInfiniteLoading() {
  const [rows, setRows] = React.useState(() => allOrders.slice(0, PAGE));
  const [isLoading, setIsLoading] = React.useState(false);

  const loadMore = async () => {
    if (isLoading || rows.length === allOrders.length) return;
    setIsLoading(true);
    const more = await fetchOrders(rows.length);
    setRows((current) => [...current, ...more]);
    setIsLoading(false);
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={isLoading}
        onRowsScrollEnd={loadMore}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
      />
    </Box>
  );
}

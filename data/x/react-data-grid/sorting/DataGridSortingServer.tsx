import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

/** The part of the server: returns the rows in the order of the model. */
function fetchOrders([item]: GridSortModel): Promise<Order[]> {
  const field = item?.field as 'id' | 'customer' | 'quantity' | undefined;
  const sign = item?.sort === 'desc' ? -1 : 1;
  const rows = [...orders];
  if (field) {
    rows.sort((a, b) => {
      if (a[field] === b[field]) return 0;
      return a[field] > b[field] ? sign : -sign;
    });
  }
  return new Promise((resolve) => {
    setTimeout(() => resolve(rows), 300);
  });
}

export default function DataGridSortingServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [result, setResult] = React.useState({ sortModel, rows: orders });

  React.useEffect(() => {
    let isCurrent = true;
    fetchOrders(sortModel).then((rows) => {
      if (isCurrent) setResult({ sortModel, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, sorted by the server"
        rows={result.rows}
        columns={columns}
        loading={result.sortModel !== sortModel}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </Box>
  );
}

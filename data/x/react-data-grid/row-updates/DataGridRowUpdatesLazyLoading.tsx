import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

const allOrders = createOrders(200);

function fetchOrders({
  firstRowToRender,
  lastRowToRender,
  sortModel,
}: GridFetchRowsParams) {
  const direction = sortModel[0]?.sort;
  const sorted = direction
    ? [...allOrders].sort(
        (a, b) => (a.quantity - b.quantity) * (direction === 'asc' ? 1 : -1),
      )
    : allOrders;
  return new Promise<Order[]>((resolve) => {
    setTimeout(() => resolve(sorted.slice(firstRowToRender, lastRowToRender)), 300);
  });
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', width: 170, sortable: false },
  { field: 'product', headerName: 'Product', width: 150, sortable: false },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function DataGridRowUpdatesLazyLoading() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(() => allOrders.slice(0, 10));
  const lastRequest = React.useRef(0);

  const loadRows = async (params: GridFetchRowsParams) => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    const newRows = await fetchOrders(params);
    if (request === lastRequest.current) {
      apiRef.current.unstable_replaceRows(params.firstRowToRender, newRows);
    }
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Orders"
        rows={rows}
        columns={columns}
        rowCount={allOrders.length}
        rowsLoadingMode="server"
        sortingMode="server"
        filterMode="server"
        disableColumnFilter
        sortingOrder={['asc', 'desc']}
        onSortModelChange={() => setRows([])}
        onFetchRows={loadRows}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../../../sampleData/createOrders';
import type { Order } from '../../../sampleData/orders';

const table = createOrders(300);

/** In your app, a route of the server. */
async function loadOrders(first: number, last: number) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return table.slice(first, last);
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const firstRows = table.slice(0, 15);

const fetchRows: GridEventListener<'fetchRows'> = async (params, _, { api }) => {
  const { firstRowToRender, lastRowToRender } = params;
  const rows = await loadOrders(firstRowToRender, lastRowToRender);
  api.unstable_replaceRows(firstRowToRender, rows);
};

export default function DataGridServerSideLazyLoading() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, loaded while scrolling"
        rows={firstRows}
        rowCount={table.length}
        columns={columns}
        rowsLoadingMode="server"
        onFetchRows={fetchRows}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}

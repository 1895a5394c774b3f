import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../../../sampleData/createOrders';
import type { Order } from '../../../sampleData/orders';

type Row = Pick<Order, 'id' | 'customer' | 'quantity'>;

const table = createOrders(1000);

/** In your app, a route of the server, which adds up all orders. */
async function queryOrders(page: number, pageSize: number) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const rows = table.slice(page * pageSize, (page + 1) * pageSize);
  const quantity = table.reduce((sum, order) => sum + order.quantity, 0);
  return {
    rows,
    rowCount: table.length,
    totals: { id: -1, customer: 'All orders', quantity },
  };
}

const columns: GridColDef<Row>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 90,
    valueFormatter: (value: number) => (value < 0 ? '' : value),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

export default function DataGridServerSideAggregation() {
  const [totals, setTotals] = React.useState<Row[]>([]);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({ paginationModel: { page, pageSize } }) => {
        const response = await queryOrders(page, pageSize);
        setTotals([response.totals]);
        return response;
      },
    }),
    [],
  );
  const pinnedRows = React.useMemo(() => ({ bottom: totals }), [totals]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with totals"
        columns={columns}
        unstable_dataSource={dataSource}
        pinnedRows={pinnedRows}
        disableColumnSorting
        disableColumnFilter
        pagination
        initialState={{
          pagination: { rowCount: 0, paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[10, 25]}
        sx={{ '& .MuiDataGrid-pinnedRows': { fontWeight: 'fontWeightBold' } }}
      />
    </Box>
  );
}

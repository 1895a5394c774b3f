import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../../sampleData/orders';

interface Row extends Partial<Order> {
  key: string;
  label: string;
  children: number;
}

/** In your app, a route of the server: countries first, and then the orders of one. */
async function queryGroups([country]: string[]): Promise<Row[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (country !== undefined) {
    return orders
      .filter((order) => order.country === country)
      .map((order) => ({
        ...order,
        key: `order ${order.id}`,
        label: order.customer,
        children: 0,
      }));
  }
  const countries = [...new Set(orders.map((order) => order.country))].sort();
  return countries.map((name) => ({
    key: name,
    label: name,
    children: orders.filter((order) => order.country === name).length,
  }));
}

const groups: GridDataSource = {
  getRows: async ({ groupKeys = [] }) => ({ rows: await queryGroups(groupKeys) }),
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<Row>[] = [
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function DataGridServerSideRowGrouping() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders by country"
        treeData
        columns={columns}
        groupingColDef={{
          headerName: 'Country and customer',
          width: 250,
          valueGetter: (_, row: Row) => row.label,
        }}
        getRowId={(row) => row.key}
        unstable_dataSource={groups}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}

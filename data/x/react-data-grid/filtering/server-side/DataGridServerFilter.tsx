import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../../sampleData/orders';

// The server knows two operators, so the columns offer no others.
const filterOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'isEmpty'].includes(value),
);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 150 },
].map((column) => ({ ...column, filterOperators }));

/** Does what a server would do, 300ms later. */
async function findOrders({ items, quickFilterValues = [] }: GridFilterModel) {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const has = (text: string, part: unknown) =>
    text.toLowerCase().includes(String(part).toLowerCase());

  return orders.filter((order) => {
    const passesItems = items.every(({ field, operator, value }) => {
      const text = String(order[field as keyof Order]);
      return operator === 'isEmpty' ? text === '' : !value || has(text, value);
    });
    const all = `${order.customer} ${order.country} ${order.product}`;
    return passesItems && quickFilterValues.every((word) => has(all, word));
  });
}

export default function DataGridServerFilter() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [isLoading, setIsLoading] = React.useState(true);

  React.useEffect(() => {
    let isCurrent = true;
    setIsLoading(true);
    findOrders(model).then((found) => {
      if (isCurrent) {
        setRows(found);
        setIsLoading(false);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, filtered on a server"
        rows={rows}
        columns={columns}
        loading={isLoading}
        filterMode="server"
        onFilterModelChange={setModel}
        filterDebounceMs={400}
        disableColumnSelector
        disableDensitySelector
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
          loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
        }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGridPro, GridToolbar, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders } from '../sampleData/createOrders';
import { orderStatuses, type Order } from '../sampleData/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
  { field: 'orderedOn', headerName: 'Date', type: 'date', width: 110 },
];

const rows = createOrders(100_000);

export default function DataGridLargeData() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGridPro
        aria-label="100,000 orders"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: { sx: { width: 220 } },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders } from '../../sampleData/createOrders';
import {
  orderStatuses,
  type Order,
  type OrderStatus,
} from '../../sampleData/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const formatEuros = (value?: number | null) =>
  value == null ? '' : euros.format(value);

const statusColors: Record<OrderStatus, 'info' | 'warning' | 'success' | 'error'> = {
  Open: 'info',
  Packed: 'warning',
  Shipped: 'success',
  Returned: 'error',
};

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'id', headerName: 'Order', width: 90, aggregable: false },
  { field: 'customer', headerName: 'Customer', width: 160, editable: true },
  { field: 'product', headerName: 'Product', width: 150, editable: true },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !Number.isInteger(props.value) || props.value < 1,
    }),
  },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 110,
    editable: true,
    aggregable: false,
    valueFormatter: formatEuros,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueGetter: (_, row) => row.quantity * row.unitPrice,
    valueFormatter: formatEuros,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
    editable: true,
    renderCell: ({ row, value }) =>
      value ? (
        <Chip
          size="small"
          variant="outlined"
          color={statusColors[row.status]}
          label={value}
        />
      ) : null,
  },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 90,
    editable: true,
  },
  {
    field: 'orderedOn',
    headerName: 'Date',
    type: 'date',
    width: 130,
    editable: true,
  },
];

const rows = createOrders(2_000);

export default function DataGridDemoOrders() {
  return (
    <Box sx={{ height: 640, width: '100%' }}>
      <DataGridPremium
        aria-label="2,000 orders by country"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
        }}
        checkboxSelection
        disableRowSelectionOnClick
        cellSelection
        headerFilters
        sx={{ '& .Mui-error': { color: 'error.main' } }}
        initialState={{
          columns: { columnVisibilityModel: { country: false } },
          rowGrouping: { model: ['country'] },
          aggregation: { model: { quantity: 'sum', total: 'sum' } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Mexico'}
      />
    </Box>
  );
}

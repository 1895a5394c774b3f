import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'isPaid',
    headerName: 'Payment',
    width: 150,
    renderCell: ({ api, row, tabIndex }) => (
      <Button
        size="small"
        tabIndex={tabIndex}
        onClick={() => api.updateRows([{ id: row.id, isPaid: !row.isPaid }])}
        onKeyDown={(event) => {
          // The grid would move to another row.
          if (event.key === ' ') event.stopPropagation();
        }}
      >
        {row.isPaid ? 'Mark unpaid' : 'Mark paid'}
      </Button>
    ),
  },
];

export default function DataGridAccessibilityFocus() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Payments"
        rows={orders}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}

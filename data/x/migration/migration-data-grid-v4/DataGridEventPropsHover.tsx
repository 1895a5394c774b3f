import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const rows = orders.slice(0, 8);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
];

export default function DataGridEventPropsHover() {
  const [order, setOrder] = React.useState<Order>();

  const handleMouseEnter = (event: React.MouseEvent<HTMLElement>) => {
    const id = Number(event.currentTarget.dataset.id);
    setOrder(rows.find((row) => row.id === id));
  };

  return (
    <Box
      sx={{
        height: 400,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {order
          ? `Order ${order.id} is ${order.status.toLowerCase()}`
          : 'No order under the pointer'}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with a status on hover"
          rows={rows}
          columns={columns}
          hideFooter
          slotProps={{
            row: {
              onMouseEnter: handleMouseEnter,
              onMouseLeave: () => setOrder(undefined),
            },
          }}
        />
      </Box>
    </Box>
  );
}

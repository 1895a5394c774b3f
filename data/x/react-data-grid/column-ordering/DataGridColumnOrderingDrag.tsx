import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function DataGridColumnOrderingDrag() {
  const apiRef = useGridApiRef();
  const [fields, setFields] = React.useState(columns.map(({ field }) => field));

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns}
          onColumnOrderChange={() =>
            setFields(apiRef.current.exportState().columns?.orderedFields ?? [])
          }
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status">
        Order of columns: {fields.join(', ')}
      </Typography>
    </Stack>
  );
}

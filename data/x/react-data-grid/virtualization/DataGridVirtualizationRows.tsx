import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRenderContextSelector,
  type GridColDef,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

const rows = createOrders(100_000);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const format = (value: number) => value.toLocaleString('en');

function RenderedRows() {
  const apiRef = useGridApiContext();
  const { firstRowIndex, lastRowIndex } = useGridSelector(
    apiRef,
    gridRenderContextSelector,
  );

  return (
    <Typography variant="body2" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      Rendered: rows {format(firstRowIndex + 1)} to {format(lastRowIndex)} of{' '}
      {format(rows.length)}
    </Typography>
  );
}

export default function DataGridVirtualizationRows() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders without pages"
        rows={rows}
        columns={columns}
        slots={{ footer: RenderedRows }}
      />
    </Box>
  );
}

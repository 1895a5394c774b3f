import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2 }}>
    <Typography variant="subtitle2" component="p">
      {row.quantity} × {row.product}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {row.isPaid ? 'Paid' : 'Not paid yet'}, delivery to {row.country}
    </Typography>
  </Box>
);

const getDetailPanelHeight = () => 80;

export default function DataGridMasterDetailPanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [4102] } }}
        hideFooter
      />
    </Box>
  );
}

import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'status', headerName: 'Status', width: 100 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    width: 110,
    renderHeader: ({ colDef }) => colDef.headerName,
    renderCell: ({ value }) => (
      <Button
        size="small"
        tabIndex={-1}
        aria-expanded={Boolean(value)}
        endIcon={value ? <KeyboardArrowUp /> : <KeyboardArrowDown />}
      >
        {value ? 'Hide' : 'Show'}
      </Button>
    ),
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Box sx={{ p: 2 }}>
    {row.quantity} × {row.product}
  </Box>
);
const getDetailPanelHeight = () => 56;

export default function DataGridMasterDetailToggle() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}

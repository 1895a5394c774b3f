import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, orderStatuses, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 110,
  },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 80 },
];

function ExcelToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        excelOptions={{ fileName: 'orders', valueOptionsSheetName: 'Lists' }}
        printOptions={{ disableToolbarButton: true }}
      />
    </GridToolbarContainer>
  );
}

export default function DataGridExportExcel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with an export to Excel"
        rows={orders}
        columns={columns}
        slots={{ toolbar: ExcelToolbar }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
  type GridGetRowsToExportParams,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

/** Orders without the rows of their groups. */
function listOrders({ apiRef }: GridGetRowsToExportParams) {
  return gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
  );
}

function OrdersToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{
          getRowsToExport: listOrders,
          fields: ['country', 'customer', 'product', 'quantity'],
        }}
        excelOptions={{ disableToolbarButton: true }}
        printOptions={{ disableToolbarButton: true }}
      />
    </GridToolbarContainer>
  );
}

export default function DataGridExportGroupedRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={orders}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['country'] },
          columns: { columnVisibilityModel: { country: false } },
        }}
        slots={{ toolbar: OrdersToolbar }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const choices: { label: string; options: GridCsvExportOptions }[] = [
  {
    label: 'This page',
    options: {
      getRowsToExport: ({ apiRef }) =>
        gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
    },
  },
  { label: 'Filtered rows', options: {} },
  {
    label: 'All rows',
    options: { getRowsToExport: ({ apiRef }) => gridSortedRowIdsSelector(apiRef) },
  },
];

function RowsToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      {choices.map(({ label, options }) => (
        <Button
          key={label}
          size="small"
          onClick={() => apiRef.current.exportDataAsCsv(options)}
        >
          {label}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}

export default function DataGridExportRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, of which a button exports some"
        rows={orders}
        columns={columns}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'equals', value: 'Shipped' }],
            },
          },
        }}
        pageSizeOptions={[5, 10]}
        slots={{ toolbar: RowsToolbar }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

function SelectionFooter() {
  const apiRef = useGridApiContext();

  const selectOpen = () => {
    const ids = apiRef.current.getAllRowIds();
    apiRef.current.setRowSelectionModel(
      ids.filter((id) => apiRef.current.getRow<Order>(id)?.status === 'Open'),
    );
  };

  return (
    <GridFooterContainer>
      <Button onClick={selectOpen}>Select open orders</Button>
      <Button onClick={() => apiRef.current.setRowSelectionModel([])}>Clear</Button>
    </GridFooterContainer>
  );
}

export default function DataGridApiObjectContext() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        slots={{ footer: SelectionFooter }}
      />
    </Box>
  );
}

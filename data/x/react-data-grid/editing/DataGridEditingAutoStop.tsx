import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridEditSingleSelectCell,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../../sampleData/orders';

function AutoStopSelect(props: GridRenderEditCellParams<Order>) {
  const { id, field } = props;
  const apiRef = useGridApiContext();

  async function handleValueChange(_: unknown, value: string) {
    const isValid = await apiRef.current.setEditCellValue({ id, field, value });
    // The Enter key that chose the option may have stopped it already.
    if (isValid && apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  }

  return <GridEditSingleSelectCell {...props} onValueChange={handleValueChange} />;
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 140,
    editable: true,
    renderEditCell: (params) => <AutoStopSelect {...params} />,
  },
];

export default function DataGridEditingAutoStop() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders and their status"
        rows={orders}
        columns={columns}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 90 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    editable: true,
  },
];

export default function DataGridSingleClickEditing() {
  const apiRef = useGridApiRef();

  const handleCellClick: GridEventListener<'cellClick'> = (params, event) => {
    const { id, field, isEditable, cellMode } = params;
    // Clicks in a menu of the cell bubble, too, but are outside its element.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (isEditable && cellMode === 'view' && isInside) {
      apiRef.current.startCellEditMode({ id, field });
    }
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products, edited with one click"
        apiRef={apiRef}
        rows={products}
        columns={columns}
        disableRowSelectionOnClick
        onCellClick={handleCellClick}
      />
    </Box>
  );
}

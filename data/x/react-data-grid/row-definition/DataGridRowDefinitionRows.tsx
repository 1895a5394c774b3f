import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  stock: number;
  warehouse: { city: string };
}

const rows: GridRowsProp<Product> = [
  { id: 1, name: 'Desk lamp', stock: 18, warehouse: { city: 'Rotterdam' } },
  { id: 2, name: 'Wool blanket', stock: 120, warehouse: { city: 'Warsaw' } },
  { id: 3, name: 'Espresso cups', stock: 0, warehouse: { city: 'Madrid' } },
  { id: 4, name: 'Bike bell', stock: 86, warehouse: { city: 'Oslo' } },
];

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 160 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  {
    field: 'city',
    headerName: 'Warehouse',
    width: 130,
    valueGetter: (value, row) => row.warehouse.city,
  },
];

export default function DataGridRowDefinitionRows() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Stock" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <Rating value={row.rating} precision={0.1} size="small" readOnly />
    ),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 130,
    display: 'flex',
    // undefined falls back to the formatted number
    renderCell: ({ row }) =>
      row.stock === 0 ? <Chip label="Sold out" size="small" /> : undefined,
  },
];

export default function DataGridColumnDefinitionRenderCell() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Product ratings" rows={products} columns={columns} />
    </Box>
  );
}

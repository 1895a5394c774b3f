import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function DataGridSlotRow() {
  const [rows, setRows] = React.useState(products);
  const [place, setPlace] = React.useState<{
    id: number;
    left: number;
    top: number;
  } | null>(null);

  const handleContextMenu = (event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.getAttribute('data-id'));
    setPlace({ id, left: event.clientX, top: event.clientY });
  };

  const addStock = (amount: number) => {
    setRows(
      rows.map((row) =>
        row.id === place?.id ? { ...row, stock: row.stock + amount } : row,
      ),
    );
    setPlace(null);
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with a context menu"
        rows={rows}
        columns={columns}
        slotProps={{
          row: {
            onContextMenu: handleContextMenu,
            style: { cursor: 'context-menu' },
          },
        }}
      />
      <Menu
        open={place !== null}
        onClose={() => setPlace(null)}
        anchorReference="anchorPosition"
        anchorPosition={place ?? undefined}
      >
        <MenuItem onClick={() => addStock(1)}>Add one</MenuItem>
        <MenuItem onClick={() => addStock(10)}>Add ten</MenuItem>
      </Menu>
    </Box>
  );
}

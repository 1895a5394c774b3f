import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

interface StockItem {
  id: string;
  item: string;
  shelf: string;
  count: number;
}

const columns: GridColDef<StockItem>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'count', headerName: 'In stock', type: 'number', width: 110 },
];

const rows: StockItem[] = [
  { id: 'g-s', item: 'Gloves, small', shelf: 'B2', count: 1400 },
  { id: 'g-m', item: 'Gloves, medium', shelf: 'B2', count: 3250 },
  { id: 'sy-5', item: 'Syringe, 5 ml', shelf: 'A7', count: 880 },
  { id: 'ba-10', item: 'Bandage, 10 cm', shelf: 'C1', count: 96 },
];

export default function InventoryToolbar() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Consumables in stock"
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            csvOptions: { fileName: 'consumables', delimiter: ';' },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

function splitAtCommas(text: string) {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

function PhraseSearch() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        quickFilterParser={splitAtCommas}
        quickFilterFormatter={(phrases: string[]) => phrases.join(', ')}
        slotProps={{ htmlInput: { 'aria-label': 'Search orders' } }}
        placeholder="Phrases, separated by commas"
        sx={{ flexGrow: 1 }}
      />
    </GridToolbarContainer>
  );
}

export default function DataGridQuickFilterParser() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, searched by phrase"
        rows={orders}
        columns={columns}
        slots={{ toolbar: PhraseSearch }}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['desk lamp', 'shipped'] },
          },
        }}
      />
    </Box>
  );
}

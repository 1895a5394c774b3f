import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

interface Price {
  id: number;
  name: string;
  cents: number;
  category: 'bread' | 'sweet';
}

const columns: GridColDef<Price>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  {
    field: 'price',
    headerName: 'Price (€)',
    width: 110,
    align: 'right',
    headerAlign: 'right',
    editable: true,
    sortComparator: (a: string, b: string) => Number(a) - Number(b),
    // Row → cell: cents become "4.80".
    valueGetter: (_, row) => (row.cents / 100).toFixed(2),
    // Typed text: accept a decimal comma. Filters call it too, with no text yet.
    valueParser: (text?: string) => text?.replace(',', '.'),
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !/^\d+(\.\d{1,2})?$/.test(String(props.value)),
    }),
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{ 'aria-label': 'Price in euro' }}
      />
    ),
    // Cell → row: "4.80" becomes cents.
    valueSetter: (text: string, row) => ({
      ...row,
      cents: Math.round(Number(text) * 100),
    }),
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: ['bread', 'sweet'],
    width: 110,
    editable: true,
  },
];

const rows: Price[] = [
  { id: 1, name: 'Oat loaf', cents: 480, category: 'bread' },
  { id: 2, name: 'Milk roll', cents: 65, category: 'bread' },
  { id: 3, name: 'Plum slice', cents: 1250, category: 'sweet' },
];

export default function PriceList() {
  return (
    <Box
      sx={{ height: 380, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="body2" sx={{ pb: 1.5 }}>
        Double-click a price, type <kbd>5,2</kbd> and press Enter. Then try{' '}
        <kbd>abc</kbd>.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Price list"
          rows={rows}
          columns={columns}
          sx={{ '& .Mui-error': { color: 'error.main' } }}
        />
      </Box>
    </Box>
  );
}

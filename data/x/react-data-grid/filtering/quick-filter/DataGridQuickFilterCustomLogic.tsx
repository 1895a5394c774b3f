import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GetApplyQuickFilterFn,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '../../../sampleData/products';

/** "<20" and ">100" compare, and a number alone must be equal. */
const compareNumbers: GetApplyQuickFilterFn<Product, number> = (word: string) => {
  const [, sign, digits] = /^([<>]?)(\d+)$/.exec(word) ?? [];
  if (digits === undefined) {
    return null; // not a number: only other columns can match
  }
  const limit = Number(digits);
  if (sign === '<') {
    return (value) => value < limit;
  }
  return sign === '>' ? (value) => value > limit : (value) => value === limit;
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  // No function, so this column is not searched.
  {
    field: 'category',
    headerName: 'Category',
    width: 120,
    getApplyQuickFilterFn: undefined,
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    getApplyQuickFilterFn: compareNumbers,
  },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ flexGrow: 1 }} />
    </GridToolbarContainer>
  );
}

export default function DataGridQuickFilterCustomLogic() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with fewer than 20 pieces"
        rows={products}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['<20'] } },
        }}
      />
    </Box>
  );
}

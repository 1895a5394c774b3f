import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { products, type Product } from '../../../sampleData/products';

function StarsInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      name="minimum-rating"
      value={Number(item.value ?? 0)}
      onChange={(event, value) => applyValue({ ...item, value })}
      sx={{ mt: 2 }}
    />
  );
}

const atLeast: GridFilterOperator<Product, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) => {
    // Nothing chosen yet: no row is hidden.
    return value ? (rating) => rating >= Number(value) : null;
  },
  InputComponent: StarsInput,
  getValueAsString: (value) => `${value} stars`,
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 120,
    filterOperators: [atLeast],
  },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function DataGridFilterCustomOperator() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with at least four stars"
        rows={products}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rating', operator: 'atLeast', value: 4 }],
            },
          },
        }}
      />
    </Box>
  );
}

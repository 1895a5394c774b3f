import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
];

function Pages() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      size="small"
      page={page + 1}
      count={count}
      onChange={(event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function DataGridSlotPagination() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with numbers of pages"
        rows={products}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        slots={{ pagination: Pages }}
      />
    </Box>
  );
}

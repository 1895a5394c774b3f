import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'price',
    headerName: 'Price in euros',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => value?.toFixed(2) ?? '',
  },
];

export default function DataGridRowGroupingRowClick() {
  const apiRef = useGridApiRef();

  const handleRowClick: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Product categories, opened by a click"
        apiRef={apiRef}
        rows={products}
        columns={columns}
        onRowClick={handleRowClick}
        disableRowSelectionOnClick
        initialState={{
          rowGrouping: { model: ['category'] },
          columns: { columnVisibilityModel: { category: false } },
        }}
        sx={{
          '& .MuiDataGrid-row:has(.MuiDataGrid-groupingCriteriaCell)': {
            cursor: 'pointer',
          },
        }}
      />
    </Box>
  );
}

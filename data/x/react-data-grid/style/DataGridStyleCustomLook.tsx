import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const CatalogGrid = styled(DataGrid<Product>)(({ theme }) => ({
  border: 0,
  '--DataGrid-rowBorderColor': 'transparent',
  [`& .${gridClasses.columnHeaderTitle}`]: {
    ...theme.typography.overline,
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
  [`& .${gridClasses.row}`]: { borderRadius: 8 },
  [`& .${gridClasses.footerContainer}`]: { borderTop: 0 },
}));

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90 },
];

export default function DataGridStyleCustomLook() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <CatalogGrid
        aria-label="Catalog"
        rows={products}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}

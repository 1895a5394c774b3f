import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 100 },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'category', headerName: 'Category', width: 120 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Product>) => (
  <Box sx={{ p: 2 }}>
    {row.stock} in stock, rated {row.rating} of 5
  </Box>
);
const getDetailPanelHeight = () => 56;

export default function DataGridRowRecipesOnePanel() {
  const [openIds, setOpenIds] = React.useState<GridRowId[]>([]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={products}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={openIds}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpenIds(ids.slice(-1))}
        hideFooter
      />
    </Box>
  );
}

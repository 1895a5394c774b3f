import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    status: 'saved' | 'unsaved';
    onSave: () => void;
  }
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    editable: true,
  },
];

function SaveFooter({
  status,
  onSave,
}: NonNullable<GridSlotsComponentsProps['footer']>) {
  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap', px: 1 }}>
      <Typography role="status" variant="body2">
        {status === 'saved' ? 'All changes saved' : 'Unsaved changes'}
      </Typography>
      <Button size="small" onClick={onSave} disabled={status === 'saved'}>
        Save
      </Button>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function DataGridSlotFooter() {
  const [status, setStatus] = React.useState<'saved' | 'unsaved'>('saved');

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products with a status"
        rows={products}
        columns={columns}
        processRowUpdate={(row) => {
          setStatus('unsaved');
          return row;
        }}
        slots={{ footer: SaveFooter }}
        slotProps={{ footer: { status, onSave: () => setStatus('saved') } }}
      />
    </Box>
  );
}

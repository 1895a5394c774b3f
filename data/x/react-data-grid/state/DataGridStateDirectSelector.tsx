import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

export default function DataGridStateDirectSelector() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Filter the rows, and count again.');

  const count = () => {
    const entries = gridFilteredSortedRowEntriesSelector(apiRef);
    const pieces = entries.reduce((sum, { model }) => sum + model.stock, 0);
    setMessage(`${pieces} pieces in ${entries.length} products`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Alert
        severity="info"
        icon={false}
        sx={{ mb: 1 }}
        action={
          <Button color="inherit" onClick={count}>
            Count
          </Button>
        }
      >
        {message}
      </Alert>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Stock"
          apiRef={apiRef}
          rows={products}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}

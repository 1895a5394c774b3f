import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 90 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    editable: true,
  },
];

/** The part of the server: rejects bad values, and returns what it has stored. */
function saveProduct(product: Product): Promise<Product> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (product.name.trim() === '') reject(new Error('A product needs a name.'));
      else if (!(product.stock > 0)) reject(new Error('Enter a stock above 0.'));
      else resolve({ ...product, name: product.name.trim() });
    }, 300);
  });
}

interface Message {
  severity: AlertColor;
  text: string;
}

export default function DataGridEditingPersistence() {
  const [rows, setRows] = React.useState(products);
  const [{ severity, text }, setMessage] = React.useState<Message>({
    severity: 'info',
    text: 'Clear a name or enter 0 to see an error.',
  });

  async function processRowUpdate(newRow: Product, oldRow: Product) {
    if (newRow.name === oldRow.name && newRow.stock === oldRow.stock) return oldRow;
    const saved = await saveProduct(newRow);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setMessage({ severity: 'success', text: `${saved.sku} is saved.` });
    return saved;
  }

  return (
    <Box
      sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Alert severity={severity} role="status" sx={{ mb: 2 }}>
        {text}
      </Alert>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products that are saved on a server"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setMessage({ severity: 'error', text: error.message })
          }
        />
      </Box>
    </Box>
  );
}

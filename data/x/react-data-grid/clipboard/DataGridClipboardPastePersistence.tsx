import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    editable: true,
  },
];

/** A server that knows only whole numbers from 0. */
function saveProduct(product: Product): Promise<Product> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (Number.isInteger(product.stock) && product.stock >= 0) resolve(product);
      else reject(new Error(`The stock of ${product.sku} is not a whole number.`));
    }, 300);
  });
}

export default function DataGridClipboardPastePersistence() {
  const [saved, setSaved] = React.useState(0);
  const [problem, setProblem] = React.useState('');

  return (
    <Box
      sx={{ height: 460, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Alert severity={problem ? 'error' : 'info'} sx={{ mb: 1 }}>
        {problem || `${saved} rows saved`}
      </Alert>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Products that are saved"
          rows={products}
          columns={columns}
          cellSelection
          rowSelection={false}
          onClipboardPasteStart={() => setProblem('')}
          processRowUpdate={async (product: Product) => {
            const row = await saveProduct(product);
            setSaved((count) => count + 1);
            return row;
          }}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
        />
      </Box>
    </Box>
  );
}

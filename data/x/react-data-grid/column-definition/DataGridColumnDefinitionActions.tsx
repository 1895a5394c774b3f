import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

export default function DataGridColumnDefinitionActions() {
  const [rows, setRows] = React.useState(() => products.slice(0, 5));
  const [productToDelete, setProductToDelete] = React.useState<Product | null>(null);

  const columns = React.useMemo<GridColDef<Product>[]>(
    () => [
      { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
      { field: 'sku', headerName: 'SKU', width: 90 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteOutlinedIcon />}
            label={`Delete ${row.name}`}
            onClick={() => setProductToDelete(row)}
          />,
          <GridActionsCellItem
            key="duplicate"
            icon={<ContentCopyIcon fontSize="small" />}
            label="Duplicate"
            showInMenu
            onClick={() =>
              setRows((all) => [
                ...all,
                { ...row, id: Math.max(...all.map(({ id }) => id)) + 1 },
              ])
            }
          />,
        ],
      },
    ],
    [],
  );

  const handleDelete = () => {
    setRows((all) => all.filter(({ id }) => id !== productToDelete?.id));
    setProductToDelete(null);
  };

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid aria-label="Product catalog" rows={rows} columns={columns} />
      <Dialog
        open={productToDelete !== null}
        onClose={() => setProductToDelete(null)}
        aria-labelledby="delete-product"
      >
        <DialogTitle id="delete-product">Delete this product?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setProductToDelete(null)}>Keep</Button>
          <Button color="error" onClick={handleDelete}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

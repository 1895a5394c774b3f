import * as React from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '../../sampleData/products';

export default function DataGridColumnPinningDisabled() {
  const [rows, setRows] = React.useState(products);

  const columns = React.useMemo<GridColDef<Product>[]>(
    () => [
      { field: 'name', headerName: 'Name', width: 170 },
      { field: 'sku', headerName: 'SKU', width: 120, pinnable: false },
      { field: 'category', headerName: 'Category', width: 140, pinnable: false },
      {
        field: 'price',
        headerName: 'Price',
        type: 'number',
        width: 130,
        valueFormatter: (value: number) => `€${value.toFixed(2)}`,
      },
      { field: 'stock', headerName: 'Stock', type: 'number', width: 120 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        pinnable: false,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            label={`Delete ${row.name}`}
            icon={<DeleteOutlined />}
            onClick={() =>
              setRows((current) => current.filter((product) => product.id !== id))
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Products"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { right: ['actions'] } }}
        hideFooter
      />
    </Box>
  );
}

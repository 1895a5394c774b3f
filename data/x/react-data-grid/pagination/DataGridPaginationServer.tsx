import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../sampleData/orders';
import { loadPage } from './orderPages';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function DataGridPaginationServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(0);
  const [isLoading, setIsLoading] = React.useState(true);

  React.useEffect(() => {
    let isCurrent = true;
    setIsLoading(true);
    loadPage(model.page, model.pageSize).then((answer) => {
      if (isCurrent) {
        setRows(answer.rows);
        setRowCount(answer.total);
        setIsLoading(false);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders in pages of a server"
        rows={rows}
        columns={columns}
        loading={isLoading}
        paginationMode="server"
        rowCount={rowCount}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}

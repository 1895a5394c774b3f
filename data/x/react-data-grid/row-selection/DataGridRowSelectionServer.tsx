import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrders } from '../../sampleData/createOrders';
import type { Order } from '../../sampleData/orders';

const database = createOrders(60);

function fetchOrders(page: number, pageSize: number): Promise<Order[]> {
  const rows = database.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise((resolve) => {
    setTimeout(() => resolve(rows), 300);
  });
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
];

export default function DataGridRowSelectionServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Order[]>(database.slice(0, 5));
  const [loading, setLoading] = React.useState(false);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const request = React.useRef(0);

  const handleModelChange = async (next: typeof model) => {
    request.current += 1;
    const id = request.current;
    setModel(next);
    setLoading(true);
    const page = await fetchOrders(next.page, next.pageSize);
    if (id !== request.current) return;
    setRows(page);
    setLoading(false);
  };

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        aria-label="Orders from a server"
        rows={rows}
        rowCount={database.length}
        columns={columns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={handleModelChange}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        rowSelectionModel={selected}
        onRowSelectionModelChange={setSelected}
        keepNonExistentRowsSelected
      />
    </Box>
  );
}

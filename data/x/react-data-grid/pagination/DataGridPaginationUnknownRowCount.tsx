import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../sampleData/orders';
import { loadPage } from './orderPages';

type Answer = Awaited<ReturnType<typeof loadPage>>;

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'orderedOn', headerName: 'Ordered on', type: 'date', width: 130 },
];

export default function DataGridPaginationUnknownRowCount() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 50 });
  const [answer, setAnswer] = React.useState<Answer>();
  const [rowCount, setRowCount] = React.useState(-1);

  React.useEffect(() => {
    let isCurrent = true;
    loadPage(model.page, model.pageSize).then((next) => {
      if (isCurrent) {
        setAnswer(next);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [model]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders, number unknown"
        rows={answer?.rows ?? []}
        columns={columns}
        loading={answer?.page !== model.page}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={answer?.meta}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}

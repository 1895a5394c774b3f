import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../../sampleData/orders';
import { loadAfter } from './orderPages';

const pageSize = 25;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 130 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 100 },
];

export default function DataGridPaginationCursor() {
  const [page, setPage] = React.useState(0);
  const [answer, setAnswer] =
    React.useState<Awaited<ReturnType<typeof loadAfter>>>();
  const [total, setTotal] = React.useState(-1);
  // Where each page begins, as far as it is known.
  const [cursors, setCursors] = React.useState<(number | undefined)[]>([undefined]);
  const cursor = cursors[page];

  React.useEffect(() => {
    let isWanted = true;
    loadAfter(cursor, pageSize).then((next) => {
      if (!isWanted) {
        return;
      }
      setAnswer(next);
      setCursors((known) =>
        known.includes(next.nextCursor) ? known : [...known, next.nextCursor],
      );
    });
    return () => {
      isWanted = false;
    };
  }, [cursor]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders by cursor"
        rows={answer?.rows ?? []}
        columns={columns}
        loading={answer === undefined || answer.cursor !== cursor}
        paginationMode="server"
        rowCount={total}
        onRowCountChange={setTotal}
        paginationMeta={answer?.meta}
        pageSizeOptions={[pageSize]}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => setPage(model.page)}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import type { Order } from '../../sampleData/orders';
import { orderColumns } from './orderColumns';
import { queryOrders, saveOrder } from './orderServer';

const columns = orderColumns.map((column) =>
  column.field === 'quantity' ? { ...column, editable: true } : column,
);

const dataSource: GridDataSource = { getRows: queryOrders };

export default function DataGridServerSideUpdate() {
  const apiRef = useGridApiRef();

  const processRowUpdate = async (row: Order) => {
    const saved = await saveOrder(row);
    apiRef.current.unstable_dataSource.cache.clear();
    return saved;
  };

  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGridPro
        aria-label="Orders to edit"
        apiRef={apiRef}
        columns={columns}
        unstable_dataSource={dataSource}
        processRowUpdate={processRowUpdate}
        disableColumnFilter
        pagination
        initialState={{
          pagination: { rowCount: 0, paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { orderColumns } from './orderColumns';
import { queryOrders } from './orderServer';

/** Skips empty responses, because the grid ignores their row count. */
class OrderCache extends GridDataSourceCacheDefault {
  override set(params: GridGetRowsParams, response: GridGetRowsResponse) {
    if (response.rows.length > 0) super.set(params, response);
  }
}

const cache = new OrderCache({});

export default function DataGridServerSideData() {
  const apiRef = useGridApiRef();

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async (params) => {
        const response = await queryOrders(params);
        // In 7.15, the grid doesn't do this for an empty response.
        if (response.rowCount === 0) apiRef.current.setRowCount(0);
        return response;
      },
    }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders on a server"
        apiRef={apiRef}
        columns={orderColumns}
        unstable_dataSource={dataSource}
        unstable_dataSourceCache={cache}
        pagination
        initialState={{
          pagination: { rowCount: 0, paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[10, 25]}
      />
    </Box>
  );
}

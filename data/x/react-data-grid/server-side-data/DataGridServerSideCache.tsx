import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { orderColumns } from './orderColumns';
import { queryOrders } from './orderServer';

const tenSeconds = new GridDataSourceCacheDefault({ ttl: 10_000 });

export default function DataGridServerSideCache() {
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return queryOrders(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Alert role="status" severity="info" icon={false}>
        Requests to the server: {requests}
      </Alert>
      <Box sx={{ height: 350 }}>
        <DataGridPro
          aria-label="Cached orders"
          columns={orderColumns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={tenSeconds}
          disableColumnFilter
          pagination
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 10 } },
          }}
          pageSizeOptions={[10]}
        />
      </Box>
    </Box>
  );
}

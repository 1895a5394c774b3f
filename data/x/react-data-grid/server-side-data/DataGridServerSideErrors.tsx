import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { orderColumns } from './orderColumns';
import { queryOrders } from './orderServer';

export default function DataGridServerSideErrors() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  const [isDown, setIsDown] = React.useState(false);
  const isDownRef = React.useRef(false);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async (params) => {
        setMessage('');
        const response = await queryOrders(params);
        if (isDownRef.current) throw new Error('The server is down.');
        return response;
      },
    }),
    [],
  );

  const retry = (
    <Button
      color="inherit"
      onClick={() => apiRef.current.unstable_dataSource.fetchRows()}
    >
      Retry
    </Button>
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isDown}
            onChange={(event) => {
              setIsDown(event.target.checked);
              isDownRef.current = event.target.checked;
            }}
          />
        }
        label="The server is down"
      />
      <Box sx={{ height: 300 }}>
        <DataGridPro
          aria-label="Orders from a server with errors"
          apiRef={apiRef}
          columns={orderColumns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          unstable_onDataSourceError={(error) => setMessage(error.message)}
          disableColumnFilter
          pagination
          initialState={{
            pagination: { rowCount: 0, paginationModel: { pageSize: 10 } },
          }}
          pageSizeOptions={[10]}
        />
      </Box>
      {message ? (
        <Alert severity="error" action={retry}>
          {message}
        </Alert>
      ) : null}
    </Box>
  );
}

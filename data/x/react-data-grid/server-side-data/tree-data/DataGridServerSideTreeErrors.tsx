import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { employeeColumns, nameColumn } from './employeeColumns';
import { teams } from './employeeServer';

export default function DataGridServerSideTreeErrors() {
  const [isDown, setIsDown] = React.useState(true);
  const [message, setMessage] = React.useState('');
  const isDownRef = React.useRef(true);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      ...teams,
      getRows: async (params) => {
        setMessage('');
        const response = await teams.getRows(params);
        const isTeam = params.groupKeys !== undefined && params.groupKeys.length > 0;
        if (isTeam && isDownRef.current) throw new Error('The server is down.');
        return response;
      },
    }),
    [],
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
          aria-label="Teams from a server with errors"
          treeData
          columns={employeeColumns}
          groupingColDef={nameColumn}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={(error, { groupKeys }) =>
            setMessage(`${groupKeys?.at(-1) ?? 'Company'}: ${error.message}`)
          }
          disableColumnFilter
          hideFooter
        />
      </Box>
      {message ? <Alert severity="error">{message}</Alert> : null}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { employeeColumns, nameColumn } from './employeeColumns';
import { teams } from './employeeServer';

export default function DataGridServerSideTree() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Teams on a server"
        treeData
        columns={employeeColumns}
        groupingColDef={nameColumn}
        unstable_dataSource={teams}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}

import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Employee>) => (
  <Box sx={{ p: 2 }}>
    {row.role}, {row.isRemote ? 'works from home' : `at the office in ${row.office}`}
  </Box>
);
const getDetailPanelHeight = () => 56;

export default function DataGridMasterDetailControlled() {
  const [openIds, setOpenIds] = React.useState<GridRowId[]>([]);

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Alert severity="info">
        {openIds.length === 0 ? 'No panel is open.' : `Open: ${openIds.join(', ')}`}
      </Alert>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Employees"
          rows={employees}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={openIds}
          onDetailPanelExpandedRowIdsChange={setOpenIds}
          hideFooter
        />
      </Box>
    </Stack>
  );
}

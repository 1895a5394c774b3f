import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'office', headerName: 'Office' },
  { field: 'department', headerName: 'Department' },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 90 },
];

const hidden = { office: false, department: false };

export default function DataGridRowGroupingExpansionDepth() {
  const [depth, setDepth] = React.useState(-1);

  return (
    <Box sx={{ height: 450, display: 'flex', flexDirection: 'column' }}>
      <TextField
        select
        size="small"
        label="Expansion depth"
        value={depth}
        onChange={(event) => setDepth(Number(event.target.value))}
        sx={{ mt: 1, mb: 2, width: 200 }}
      >
        <MenuItem value={0}>0: all closed</MenuItem>
        <MenuItem value={1}>1: first level open</MenuItem>
        <MenuItem value={-1}>-1: all open</MenuItem>
      </TextField>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Employees by office and department"
          rows={employees}
          columns={columns}
          groupingColDef={{ width: 200 }}
          initialState={{
            rowGrouping: { model: ['office', 'department'] },
            columns: { columnVisibilityModel: hidden },
          }}
          defaultGroupingExpansionDepth={depth}
        />
      </Box>
    </Box>
  );
}

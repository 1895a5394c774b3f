import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
];

export default function DataGridRowGroupingControlled() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['department']);

  return (
    <Box
      sx={{ height: 450, display: 'flex', flexDirection: 'column', gap: 1, pt: 1 }}
    >
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(event, fields: GridRowGroupingModel) => setModel(fields)}
      >
        <ToggleButton value="department">Department</ToggleButton>
        <ToggleButton value="office">Office</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Employees in groups"
          rows={employees}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </Box>
    </Box>
  );
}

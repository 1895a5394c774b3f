import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'department', headerName: 'Department', width: 120 },
  {
    field: 'salary',
    headerName: 'Salary (€)',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => value.toLocaleString('en-US'),
  },
];

const presets: Record<string, GridColumnVisibilityModel> = {
  Directory: { salary: false },
  Admin: { office: false },
};

export default function DataGridColumnVisibilityControlled() {
  const [model, setModel] = React.useState(presets.Directory);
  const preset = Object.keys(presets).find((name) => presets[name] === model);
  const hidden = columns.filter(({ field }) => model?.[field] === false);

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns to show"
        value={preset ?? null}
        onChange={(event, name: string | null) => {
          if (name) {
            setModel(presets[name]);
          }
        }}
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ py: 1 }}>
        Hidden: {hidden.map(({ headerName }) => headerName).join(', ') || 'none'}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees by preset"
          rows={employees}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 110 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    disableExport: true,
    width: 110,
  },
];

const choices: Record<string, GridCsvExportOptions> = {
  Default: {},
  allColumns: { allColumns: true },
  fields: { fields: ['salary', 'name'] },
};

const rows = employees.slice(0, 3);

export default function DataGridExportColumns() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = React.useState('Default');
  const [header, setHeader] = React.useState('Name,Role');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Employees, of whom some columns are exported"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { office: false } } }}
        autoHeight
        hideFooter
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Option"
        value={choice}
        onChange={(event, next: string | null) => {
          if (next === null) return;
          setChoice(next);
          setHeader(
            apiRef.current.getDataAsCsv({
              ...choices[next],
              getRowsToExport: () => [],
            }),
          );
        }}
      >
        {Object.keys(choices).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">First line of the file: {header}</Typography>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

type Field = 'department' | 'office';
const labels: Record<Field, string> = { department: 'Department', office: 'Office' };

type PivotRow = Record<string, string | number>;

function pivot(rows: readonly Employee[], rowField: Field, columnField: Field) {
  const names = [...new Set(rows.map((row) => row[columnField]))].sort();
  const result = new Map<string, PivotRow>();
  for (const row of rows) {
    const id = row[rowField];
    const target = result.get(id) ?? { id };
    const name = row[columnField];
    target[name] = Number(target[name] ?? 0) + row.salary;
    result.set(id, target);
  }
  const columns: GridColDef<PivotRow>[] = [
    { field: 'id', headerName: labels[rowField], width: 140 },
    ...names.map((field) => ({ field, type: 'number' as const, width: 120 })),
  ];
  return { rows: [...result.values()], columns };
}

export default function DataGridPivotingCalculated() {
  const [rowField, setRowField] = React.useState<Field>('department');
  const { rows, columns } = React.useMemo(
    () =>
      pivot(employees, rowField, rowField === 'office' ? 'department' : 'office'),
    [rowField],
  );

  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextField
        select
        size="small"
        label="Rows"
        value={rowField}
        onChange={(event) =>
          setRowField(event.target.value === 'office' ? 'office' : 'department')
        }
        sx={{ mt: 1, width: 200 }}
      >
        <MenuItem value="department">Department</MenuItem>
        <MenuItem value="office">Office</MenuItem>
      </TextField>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Salaries in euros"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}

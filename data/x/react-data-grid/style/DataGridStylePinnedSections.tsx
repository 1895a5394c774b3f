import Box from '@mui/material/Box';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 130 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 130 },
  { field: 'startedOn', headerName: 'Started', type: 'date', width: 130 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const activeRow = `.${gridClasses.row}:is(:hover, .Mui-selected, .Mui-selected:hover)`;
const activePinnedCell = `& .${gridClasses.virtualScrollerContent} ${activeRow} .${gridClasses['cell--pinnedLeft']}`;

export default function DataGridStylePinnedSections() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={employees}
        columns={columns}
        hideFooter
        initialState={{ pinnedColumns: { left: ['name'] } }}
        sx={(theme) => {
          const { background, primary } = (theme.vars ?? theme).palette;
          const mix = (share: number) =>
            `color-mix(in srgb, ${primary.main} ${share}%, ${background.default})`;
          return {
            '--DataGrid-containerBackground': mix(20),
            '--DataGrid-pinnedBackground': mix(8),
            [activePinnedCell]: { backgroundColor: mix(14) },
          };
        }}
      />
    </Box>
  );
}

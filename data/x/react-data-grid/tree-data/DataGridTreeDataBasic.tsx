import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../sampleData/employees';

const byId = new Map(employees.map((employee) => [employee.id, employee]));

function getTreeDataPath({ managerId, name }: Employee): string[] {
  const manager = managerId === null ? undefined : byId.get(managerId);
  return manager ? [...getTreeDataPath(manager), name] : [name];
}

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 180 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function DataGridTreeDataBasic() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Employees and their managers"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={employees}
        columns={columns}
        defaultGroupingExpansionDepth={2}
        groupingColDef={{ minWidth: 230, flex: 1 }}
      />
    </Box>
  );
}

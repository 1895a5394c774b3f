import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../sampleData/employees';

function EmployeeForm({ employee }: { employee: Employee }) {
  const apiRef = useGridApiContext();

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    apiRef.current.updateRows([
      { id: employee.id, role: form.get('role'), office: form.get('office') },
    ]);
    apiRef.current.toggleDetailPanel(employee.id);
  };

  return (
    <Stack component="form" onSubmit={save} spacing={2} sx={{ p: 2, maxWidth: 360 }}>
      <TextField
        name="role"
        label="Role"
        size="small"
        required
        defaultValue={employee.role}
      />
      <TextField
        name="office"
        label="Office"
        size="small"
        required
        defaultValue={employee.office}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Save
      </Button>
    </Stack>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 120 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Employee>) => (
  <EmployeeForm employee={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DataGridMasterDetailForm() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={employees}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function DataGridSlotCell() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = Number(anchor?.closest('[data-id]')?.getAttribute('data-id'));
  const employee = employees.find((one) => one.id === id);

  const show = (event: React.SyntheticEvent<HTMLElement>) => {
    const isName = event.currentTarget.getAttribute('data-field') === 'name';
    setAnchor(isName ? event.currentTarget : null);
  };
  const hide = () => setAnchor(null);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees with details of the name"
        rows={employees}
        columns={columns}
        slotProps={{
          cell: {
            onMouseEnter: show,
            onMouseLeave: hide,
            onFocus: show,
            onBlur: hide,
          },
        }}
      />
      <Popper
        open={employee !== undefined}
        anchorEl={anchor}
        sx={{ pointerEvents: 'none', zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 1.5 }}>
          <Typography variant="subtitle2">{employee?.role}</Typography>
          <Typography variant="body2">{employee?.department}</Typography>
        </Paper>
      </Popper>
    </Box>
  );
}

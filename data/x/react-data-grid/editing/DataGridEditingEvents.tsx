import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140, editable: true },
  { field: 'office', headerName: 'Office', width: 120, editable: true },
];

export default function DataGridEditingEvents() {
  const [message, setMessage] = React.useState('No event yet');

  const handleStart: GridEventListener<'cellEditStart'> = ({ reason }) => {
    setMessage(`cellEditStart: ${reason}`);
  };

  const handleStop: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
    const isFocusOut = reason === GridCellEditStopReasons.cellFocusOut;
    if (isFocusOut) event.defaultMuiPrevented = true;
    setMessage(`cellEditStop: ${reason}${isFocusOut ? ', prevented' : ''}`);
  };

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Typography role="status" variant="body2" sx={{ mb: 1.5 }}>
        {message}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees"
          rows={employees}
          columns={columns}
          onCellEditStart={handleStart}
          onCellEditStop={handleStop}
        />
      </Box>
    </Box>
  );
}

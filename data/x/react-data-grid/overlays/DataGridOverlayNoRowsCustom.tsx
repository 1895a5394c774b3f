import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
  isDone: boolean;
}

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 160 },
  { field: 'isDone', headerName: 'Done', type: 'boolean', width: 90 },
];

const rows: Task[] = [];

function FirstTask() {
  const apiRef = useGridApiContext();
  const addTask = () => {
    apiRef.current.updateRows([{ id: 1, title: 'Invite the team', isDone: false }]);
    apiRef.current.setCellFocus(1, 'title');
  };
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <Typography>Your list is empty</Typography>
      <Button onClick={addTask}>Add the first task</Button>
    </GridOverlay>
  );
}

export default function DataGridOverlayNoRowsCustom() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: FirstTask }}
      />
    </Box>
  );
}

import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridRowCountSelector,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  title: string;
  isDone: boolean;
}

const rows: Task[] = [
  { id: 1, title: 'Book the hall', isDone: true },
  { id: 2, title: 'Send invitations', isDone: false },
];

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 160, editable: true },
  {
    field: 'isDone',
    headerName: 'Done',
    type: 'boolean',
    width: 100,
    editable: true,
  },
];

function TaskToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);

  const addTask = () => {
    apiRef.current.updateRows([
      { id: count + 1, title: `Task ${count + 1}`, isDone: false },
    ]);
  };

  return (
    <GridToolbarContainer>
      <Button size="small" startIcon={<Add />} onClick={addTask}>
        Add
      </Button>
      <Box sx={{ flex: 1 }} />
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector slotProps={{ tooltip: { title: 'Row height' } }} />
    </GridToolbarContainer>
  );
}

export default function DataGridSlotToolbarCustom() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Tasks"
        rows={rows}
        columns={columns}
        slots={{ toolbar: TaskToolbar }}
      />
    </Box>
  );
}

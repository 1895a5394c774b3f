import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 120 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const KEY = 'employees-grid';

function read(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // The storage is blocked, or its text is damaged.
  }
}

function write(state: GridInitialState) {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // The storage is blocked or full, so the next visit starts with the defaults.
  }
}

function SavedGrid({ initialState }: { initialState: GridInitialState }) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    // The ref is empty when the effect is cleaned up, the object is not.
    const api = apiRef.current;
    const save = () => write(api.exportState());
    window.addEventListener('beforeunload', save);
    return () => {
      window.removeEventListener('beforeunload', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGrid
      aria-label="Employees"
      apiRef={apiRef}
      rows={employees}
      columns={columns}
      initialState={initialState}
      hideFooter
    />
  );
}

export default function DataGridStateStorage() {
  const [saved, setSaved] = React.useState<GridInitialState | null>(null);

  // Only the browser has the storage, so the grid waits until the page is there.
  React.useEffect(() => setSaved(read()), []);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setSaved(saved ? null : read())} sx={{ mb: 1 }}>
        {saved ? 'Close the grid' : 'Open the grid'}
      </Button>
      <Box sx={{ height: 350 }}>
        {saved ? <SavedGrid initialState={saved} /> : null}
      </Box>
    </Box>
  );
}

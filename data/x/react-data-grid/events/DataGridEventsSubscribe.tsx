import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEvents,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'salary', headerName: 'Salary (€)', type: 'number', width: 120 },
];

const names: GridEvents[] = [
  'cellClick',
  'cellDoubleClick',
  'columnHeaderClick',
  'columnResizeStop',
  'menuOpen',
  'rowSelectionChange',
  'sortModelChange',
];

export default function DataGridEventsSubscribe() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<GridEvents[]>([]);

  React.useEffect(() => {
    const subscriptions = names.map((name) =>
      apiRef.current.subscribeEvent(name, () =>
        setLog((last) => [name, ...last].slice(0, 3)),
      ),
    );
    return () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          rows={employees}
          columns={columns}
          hideFooter
        />
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ pt: 1, minHeight: 80, flexWrap: 'wrap' }}
      >
        {log.map((name, index) => (
          <Chip key={log.length - index} label={name} size="small" />
        ))}
      </Stack>
    </Box>
  );
}

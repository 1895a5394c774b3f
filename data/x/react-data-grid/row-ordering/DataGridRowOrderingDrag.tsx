import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Task {
  id: number;
  title: string;
  owner: string;
}

const tasks: Task[] = [
  { id: 1, title: 'Write the release notes', owner: 'Ana' },
  { id: 2, title: 'Fix the export', owner: 'Jonas' },
  { id: 3, title: 'Order new laptops', owner: 'Mei' },
  { id: 4, title: 'Plan the offsite', owner: 'Freya' },
  { id: 5, title: 'Renew the certificate', owner: 'Ana' },
];

const columns: GridColDef<Task>[] = [
  { field: 'title', headerName: 'Task', width: 200, sortable: false },
  { field: 'owner', headerName: 'Owner', width: 100, sortable: false },
];

export default function DataGridRowOrderingDrag() {
  const [rows, setRows] = React.useState(tasks);

  const moveRow: DataGridProProps['onRowOrderChange'] = ({
    oldIndex,
    targetIndex,
  }) =>
    setRows((current) => {
      const moved = [...current];
      moved.splice(targetIndex, 0, ...moved.splice(oldIndex, 1));
      return moved;
    });

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Tasks"
          rows={rows}
          columns={columns}
          rowReordering
          disableColumnFilter
          onRowOrderChange={moveRow}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status">
        First task: {rows[0]?.title}
      </Typography>
    </Stack>
  );
}

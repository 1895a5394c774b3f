import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';

interface LogEntry {
  id: number;
  device: string;
  minutes: number;
}

const names = ['Centrifuge', 'Defibrillator', 'Suction unit', 'Dialysis unit'];
const log: LogEntry[] = Array.from({ length: 137 }, (_, index) => ({
  id: index + 1,
  device: `${names[index % names.length]} ${1 + (index % 9)}`,
  minutes: 15 + ((index * 37) % 120),
}));

// What a server would do with the two models.
function queryLog({ page, pageSize }: GridPaginationModel, [sort]: GridSortModel) {
  const direction = sort?.sort === 'desc' ? -1 : 1;
  const sorted = sort
    ? [...log].sort((a, b) => direction * (a.minutes - b.minutes))
    : log;
  return sorted.slice(page * pageSize, (page + 1) * pageSize);
}

const columns: GridColDef<LogEntry>[] = [
  { field: 'id', headerName: 'Entry', width: 80, sortable: false },
  {
    field: 'device',
    headerName: 'Device',
    flex: 1,
    minWidth: 140,
    sortable: false,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

export default function RemoteMaintenanceLog() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<LogEntry[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    const timer = setTimeout(() => {
      setRows(queryLog(paginationModel, sortModel));
      setLoading(false);
    }, 700);
    return () => clearTimeout(timer); // an outdated answer never lands
  }, [paginationModel, sortModel]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Maintenance log"
        rows={rows}
        columns={columns}
        rowCount={log.length}
        loading={loading}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5, 10]}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        disableColumnFilter
        slotProps={{
          loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
        }}
      />
    </Box>
  );
}

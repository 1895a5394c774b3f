import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Scale {
  id: string;
  location: string;
  daysLeft: number;
}

const columns: GridColDef<Scale>[] = [
  { field: 'id', headerName: 'Scale', width: 100 },
  { field: 'location', headerName: 'Location', flex: 1, minWidth: 120 },
  {
    field: 'daysLeft',
    headerName: 'Calibration',
    type: 'number',
    width: 170,
    valueFormatter: (days: number) =>
      days < 0 ? `${-days} days overdue` : `in ${days} days`,
  },
];

const rows: Scale[] = [
  { id: 'SC-01', location: 'Pharmacy', daysLeft: 12 },
  { id: 'SC-02', location: 'Maternity', daysLeft: -4 },
  { id: 'SC-03', location: 'Laboratory', daysLeft: 88 },
  { id: 'SC-04', location: 'Kitchen', daysLeft: -31 },
];

export default function CalibrationDue() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        aria-label="Calibration of scales"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.daysLeft < 0 ? 'is-overdue' : '')}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
          '& .is-overdue': { fontWeight: 'bold' },
          '& .is-overdue [data-field="daysLeft"]': { color: 'error.main' },
        }}
      />
    </Box>
  );
}

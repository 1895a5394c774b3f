import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../../sampleData/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight', width: 90 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'status', headerName: 'Status', width: 110 },
];

type StatusColor = 'error' | 'warning' | 'success';

/** A translucent color works on light and on dark backgrounds. */
const tint = (theme: Theme, color: StatusColor) => {
  const { main } = (theme.vars ?? theme).palette[color];
  const mix = (share: number) =>
    `color-mix(in srgb, ${main} ${share}%, transparent)`;
  return {
    backgroundColor: mix(16),
    '&:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: mix(28) },
  };
};

export default function DataGridStyleRows() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) => `flight-${row.status}`}
        sx={(theme) => ({
          '& .flight-Canceled': tint(theme, 'error'),
          '& .flight-Delayed': tint(theme, 'warning'),
          '& .flight-Boarding': tint(theme, 'success'),
        })}
      />
    </Box>
  );
}

import * as React from 'react';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridPinnedRowsProp,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { flights, type Flight } from '../../sampleData/flights';

export default function DataGridRowPinningActions() {
  const [pinnedIds, setPinnedIds] = React.useState<readonly GridRowId[]>(['BJ249']);

  const pinnedRows = React.useMemo<GridPinnedRowsProp<Flight>>(
    () => ({ top: flights.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<Flight>[]>(
    () => [
      {
        field: 'actions',
        headerName: 'Pin',
        type: 'actions',
        width: 70,
        getActions: ({ id }) => {
          const isPinned = pinnedIds.includes(id);
          return [
            <GridActionsCellItem
              key="pin"
              label={`${isPinned ? 'Unpin' : 'Pin'} ${id}`}
              icon={isPinned ? <PushPin /> : <PushPinOutlined />}
              onClick={() =>
                setPinnedIds((ids) =>
                  isPinned ? ids.filter((other) => other !== id) : [...ids, id],
                )
              }
            />,
          ];
        },
      },
      { field: 'id', headerName: 'Flight', width: 100 },
      { field: 'destination', headerName: 'To', width: 120 },
      { field: 'status', headerName: 'Status', width: 110 },
    ],
    [pinnedIds],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Flights"
        rows={flights}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}

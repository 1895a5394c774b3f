import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';

const currencies = ['CHF', 'DKK', 'GBP', 'JPY', 'NOK', 'USD'];
const rows = currencies.map((id, index) => ({
  id,
  rate: 1 + index / 4,
  updates: 0,
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Currency', width: 120 },
  {
    field: 'rate',
    headerName: 'Rate',
    type: 'number',
    valueFormatter: (value: number) => value.toFixed(4),
  },
  { field: 'updates', headerName: 'Updates', type: 'number' },
];

export default function DataGridRowUpdatesHighFrequency() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(false);
  const tick = React.useRef(0);

  React.useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      tick.current += 1;
      const row = rows[tick.current % rows.length];
      if (!row) return;
      const rate = row.rate + Math.sin(tick.current) / 100;
      apiRef.current.updateRows([{ id: row.id, rate, updates: tick.current }]);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, isLive]);

  return (
    <Stack sx={{ height: 410, width: '100%' }}>
      <FormControlLabel
        label="Receive 50 updates a second"
        control={
          <Switch
            checked={isLive}
            onChange={(event, checked) => setIsLive(checked)}
          />
        }
      />
      <Box sx={{ flexGrow: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Exchange rates"
          rows={rows}
          columns={columns}
          throttleRowsMs={1000}
          hideFooter
        />
      </Box>
    </Stack>
  );
}

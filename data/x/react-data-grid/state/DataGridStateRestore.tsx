import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

const large: GridInitialState = {
  columns: { columnVisibilityModel: { country: false, status: false } },
  sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
};

export default function DataGridStateRestore() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<GridInitialState[]>([large]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button
          variant="outlined"
          onClick={() => setViews([...views, apiRef.current.exportState()])}
        >
          Save view
        </Button>
        {views.map((view, index) => (
          <Chip
            key={index}
            label={index === 0 ? 'Largest orders' : `View ${index}`}
            onClick={() => apiRef.current.restoreState(view)}
          />
        ))}
      </Stack>
      <Box sx={{ height: 350 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}

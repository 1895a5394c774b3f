import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const views: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: { items: [] } },
  {
    label: 'Open',
    model: { items: [{ field: 'status', operator: 'equals', value: 'Open' }] },
  },
  {
    label: 'Not paid',
    model: { items: [{ field: 'isPaid', operator: 'is', value: 'false' }] },
  },
  {
    label: 'Large',
    model: { items: [{ field: 'quantity', operator: '>=', value: 25 }] },
  },
];

export default function DataGridFilterRowCounts() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState(views[0]?.model);
  const [counts, setCounts] = React.useState<number[]>([]);

  React.useEffect(() => {
    const count = () =>
      setCounts(
        views.map((view) => {
          const { filteredRowsLookup } = apiRef.current.getFilterState(view.model);
          return Object.values(filteredRowsLookup).filter(Boolean).length;
        }),
      );
    count();
    return apiRef.current.subscribeEvent('rowsSet', count);
  }, [apiRef]);

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box
        role="group"
        aria-label="Views"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1.5 }}
      >
        {views.map((view, index) => (
          <Chip
            key={view.label}
            label={`${view.label} (${counts[index] ?? '…'})`}
            aria-pressed={model === view.model}
            color={model === view.model ? 'primary' : 'default'}
            onClick={() => setModel(view.model)}
          />
        ))}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with counts"
          rows={orders}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </Box>
    </Box>
  );
}

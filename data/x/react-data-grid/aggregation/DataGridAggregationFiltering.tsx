import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const open = { items: [{ field: 'status', operator: 'equals', value: 'Open' }] };

export default function DataGridAggregationFiltering() {
  const [isAll, setIsAll] = React.useState(false);

  return (
    <Box sx={{ height: 450, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Count all rows"
        control={
          <Switch
            checked={isAll}
            onChange={(event) => setIsAll(event.target.checked)}
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={String(isAll)}
          aria-label="Open orders"
          rows={orders}
          columns={columns}
          aggregationRowsScope={isAll ? 'all' : 'filtered'}
          initialState={{
            filter: { filterModel: open },
            aggregation: { model: { quantity: 'sum' } },
          }}
        />
      </Box>
    </Box>
  );
}

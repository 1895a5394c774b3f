import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../sampleData/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
];

const isForStatus = (item?: GridFilterItem) =>
  item?.field === 'status' && item.operator === 'is';

export default function DataGridControlled() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'status', operator: 'is', value: 'Open' }],
  });
  const [item] = filterModel.items;

  return (
    <Stack sx={{ height: 460, width: '100%', gap: 1.5 }}>
      <Stack
        role="group"
        aria-label="Status"
        useFlexGap
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {orderStatuses.map((status) => {
          const isChosen = isForStatus(item) && item?.value === status;
          return (
            <Chip
              key={status}
              label={status}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() =>
                setFilterModel({
                  items: isChosen
                    ? []
                    : [{ field: 'status', operator: 'is', value: status }],
                })
              }
            />
          );
        })}
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders with a controlled filter"
          rows={orders}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Stack>
  );
}

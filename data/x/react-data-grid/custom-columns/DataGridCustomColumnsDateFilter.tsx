import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import {
  DataGrid,
  getGridDateOperators,
  GridToolbar,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { orders, type Order } from '../../sampleData/orders';

function DateFilterInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  return (
    <DatePicker
      label="Value"
      value={item.value ? dayjs(item.value) : null}
      onChange={(day) =>
        applyValue({
          ...item,
          value: day?.isValid() ? day.format('YYYY-MM-DD') : undefined,
        })
      }
      slotProps={{ textField: { variant: 'standard', inputRef: focusElementRef } }}
    />
  );
}

const filterOperators = getGridDateOperators().map((operator) =>
  operator.InputComponent
    ? { ...operator, InputComponent: DateFilterInput }
    : operator,
);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'orderedOn',
    headerName: 'Ordered on',
    type: 'date',
    width: 150,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
    filterOperators,
  },
];

export default function DataGridCustomColumnsDateFilter() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 440, width: '100%' }}>
        <DataGrid
          aria-label="Orders by day"
          rows={orders}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
          initialState={{
            filter: {
              filterModel: {
                items: [
                  { field: 'orderedOn', operator: 'after', value: '2026-04-01' },
                ],
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}

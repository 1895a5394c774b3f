import { getGridNumericOperators, getGridStringOperators, type GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../../sampleData/orders';

/** The operators that the server understands. */
const textOperators = getGridStringOperators().filter(({ value }) => ['contains', 'equals'].includes(value));
const numberOperators = getGridNumericOperators().filter(({ value }) => ['=', '>', '<'].includes(value));

export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, filterable: false },
  { field: 'customer', headerName: 'Customer', width: 170, filterOperators: textOperators },
  { field: 'product', headerName: 'Product', width: 150, filterOperators: textOperators },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    filterOperators: numberOperators,
  },
];

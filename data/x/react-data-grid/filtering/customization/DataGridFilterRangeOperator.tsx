import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { products, type Product } from '../../../sampleData/products';

type Bounds = [from: string, to: string];

function BoundsInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [from, to]: Bounds = item.value ?? ['', ''];
  const apply = (value: Bounds) => applyValue({ ...item, value });

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        label="From"
        type="number"
        variant="standard"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        variant="standard"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
      />
    </Box>
  );
}

const between: GridFilterOperator<Product, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    // The valueParser of the column has made numbers, and null of an empty field.
    const [from, to]: (number | null)[] = value ?? [];
    if (from == null && to == null) {
      return null;
    }
    return (price) => price >= (from ?? -Infinity) && price <= (to ?? Infinity);
  },
  InputComponent: BoundsInput,
  getValueAsString: ([from, to]: Bounds) => `${from || '…'} and ${to || '…'}`,
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    filterOperators: [between],
    valueFormatter: (price: number) => `€${price.toFixed(2)}`,
  },
];

export default function DataGridFilterRangeOperator() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products between 20 and 40 euros"
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'price', operator: 'between', value: ['20', '40'] }],
            },
          },
        }}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '../../../sampleData/products';

interface StarsInputProps
  extends GridFilterInputValueProps,
    Pick<
      React.HTMLProps<HTMLElement>,
      'onFocus' | 'onBlur' | 'tabIndex' | 'disabled'
    > {
  label?: string;
  inputRef?: React.Ref<HTMLSelectElement>;
  clearButton?: React.ReactNode;
}

function StarsInput(props: StarsInputProps) {
  const { item, applyValue, clearButton, tabIndex, onFocus, onBlur } = props;

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', width: '100%' }}>
      <TextField
        select
        fullWidth
        variant="standard"
        label={props.label ?? 'Stars'}
        value={item.value ?? ''}
        onChange={(event) =>
          applyValue({ ...item, operator: 'atLeast', value: event.target.value })
        }
        onFocus={onFocus}
        onBlur={onBlur}
        disabled={props.disabled}
        inputRef={props.inputRef}
        slotProps={{ select: { native: true }, htmlInput: { tabIndex } }}
      >
        <option value="" aria-label="Any" />
        <option value="3">3 stars</option>
        <option value="4">4 stars</option>
        <option value="4.5">4.5 stars</option>
      </TextField>
      {clearButton}
    </Box>
  );
}

const atLeast: GridFilterOperator<Product, number> = {
  value: 'atLeast',
  label: 'at least',
  headerLabel: 'At least',
  getApplyFilterFn: ({ value }) =>
    value ? (rating) => rating >= Number(value) : null,
  InputComponent: StarsInput,
};

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 180 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 200,
    filterOperators: [atLeast],
  },
];

export default function DataGridHeaderFiltersOperator() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Products with stars in the header"
        rows={products}
        columns={columns}
        headerFilters
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../../sampleData/orders';

function SearchCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, hasFocus, height, item, tabIndex, width } = props;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    const next = { ...item, operator: 'contains', value };
    if (value === '') {
      apiRef.current.deleteFilterItem(next);
    } else {
      apiRef.current.upsertFilterItem(next);
    }
  };

  return (
    <Box
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={colDef.headerName}
      style={{ height, width }}
      onMouseDown={(event) =>
        apiRef.current.setColumnHeaderFilterFocus(colDef.field, event)
      }
      sx={{ display: 'flex', px: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <InputBase
        fullWidth
        inputRef={input}
        placeholder={`Search ${colDef.headerName}`}
        value={item.value ?? ''}
        onChange={change}
        inputProps={{ tabIndex }}
      />
    </Box>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'product', headerName: 'Product', width: 170 },
  { field: 'country', headerName: 'Country', width: 170 },
];

export default function DataGridHeaderFiltersCell() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a search field per column"
        rows={orders}
        columns={columns}
        headerFilters
        headerFilterHeight={44}
        slots={{ headerFilterCell: SearchCell }}
      />
    </Box>
  );
}

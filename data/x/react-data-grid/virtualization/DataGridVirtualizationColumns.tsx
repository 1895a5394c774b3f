import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 160 },
  ...Array.from({ length: 30 }, (_, index): GridColDef<Product> => {
    const day = index + 1;
    return {
      field: `day${day}`,
      headerName: `June ${day}`,
      type: 'number',
      width: 90,
      valueGetter: (_value, row) => (row.id * 7 + day * 11) % 40,
    };
  }),
];

export default function DataGridVirtualizationColumns() {
  const apiRef = useGridApiRef();
  const [isDisabled, setIsDisabled] = React.useState(false);
  const [count, setCount] = React.useState<number | null>(null);

  function countCells() {
    const root = apiRef.current.rootElementRef?.current;
    setCount(root ? root.querySelectorAll('[role="gridcell"]').length : 0);
  }

  return (
    <Box
      sx={{ height: 400, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={isDisabled}
              onChange={(event) => setIsDisabled(event.target.checked)}
            />
          }
          label="disableVirtualization"
        />
        <Button onClick={countCells}>Count rendered cells</Button>
        <Box component="span" role="status" sx={{ px: 1 }}>
          {count === null ? '' : `${count} of ${products.length * columns.length}`}
        </Box>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          // A new grid: a running one would react at the next scroll.
          key={String(isDisabled)}
          aria-label="Products sold per day"
          apiRef={apiRef}
          rows={products}
          columns={columns}
          disableVirtualization={isDisabled}
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

const PAGE_SIZE = 5;

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 130 },
];

export default function DataGridPaginationEstimatedRowCount() {
  const id = React.useId();
  const [guess, setGuess] = React.useState(15);
  const [page, setPage] = React.useState(0);
  const [total, setTotal] = React.useState(-1);

  // What a server would answer.
  const rows = React.useMemo(
    () => products.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    [page],
  );
  const hasNextPage = (page + 1) * PAGE_SIZE < products.length;
  const meta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);

  return (
    <Box
      sx={{ height: 480, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Typography id={id} variant="body2">
        Estimated rows
      </Typography>
      <Slider
        aria-labelledby={id}
        value={guess}
        min={5}
        max={40}
        valueLabelDisplay="auto"
        onChange={(event, value) => setGuess(Number(value))}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products with an estimated number"
          rows={rows}
          columns={columns}
          paginationMode="server"
          estimatedRowCount={guess}
          rowCount={total}
          onRowCountChange={setTotal}
          paginationMeta={meta}
          pageSizeOptions={[PAGE_SIZE]}
          paginationModel={{ page, pageSize: PAGE_SIZE }}
          onPaginationModelChange={(model) => setPage(model.page)}
        />
      </Box>
    </Box>
  );
}

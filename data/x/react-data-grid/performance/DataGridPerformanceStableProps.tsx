import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from '../../sampleData/products';

/** Shows how often React has rendered it. */
function RenderCount() {
  const element = React.useRef<HTMLSpanElement>(null);
  const count = React.useRef(0);
  React.useEffect(() => {
    count.current += 1;
    if (element.current) element.current.textContent = String(count.current);
  });
  return <span ref={element} />;
}

const createColumns = (): GridColDef<Product>[] => [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
  {
    field: 'renders',
    headerName: 'Renders',
    width: 100,
    sortable: false,
    filterable: false,
    renderCell: () => <RenderCount />,
  },
];

const stableColumns = createColumns();

export default function DataGridPerformanceStableProps() {
  const [clicks, setClicks] = React.useState(0);
  const [isStable, setIsStable] = React.useState(false);

  return (
    <Stack sx={{ height: 420, width: '100%' }}>
      <Stack useFlexGap direction="row" sx={{ gap: 2, flexWrap: 'wrap', pb: 1 }}>
        <Button variant="outlined" onClick={() => setClicks(clicks + 1)}>
          Render the page ({clicks})
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isStable}
              onChange={(event) => setIsStable(event.target.checked)}
            />
          }
          label="Columns outside the component"
        />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Products with their number of renders"
          rows={products}
          columns={isStable ? stableColumns : createColumns()}
          hideFooter
        />
      </Box>
    </Stack>
  );
}

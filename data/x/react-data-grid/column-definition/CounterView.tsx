import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

interface Article {
  id: number;
  name: string;
  price: string;
  supplier: string;
  cost: string;
}

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110, hideable: false },
  { field: 'price', headerName: 'Price', width: 90 },
  { field: 'supplier', headerName: 'Supplier', width: 130 },
  { field: 'cost', headerName: 'Cost', width: 90 },
];

const rows: Article[] = [
  { id: 1, name: 'Butter', price: '€3.20', supplier: 'Dairy Holm', cost: '€1.95' },
  { id: 2, name: 'Plum jam', price: '€4.50', supplier: 'Orchard 9', cost: '€2.70' },
  { id: 3, name: 'Honey', price: '€6.80', supplier: 'Bees & Co', cost: '€4.10' },
];

export default function CounterView() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    supplier: false,
    cost: false,
  });
  const buying = model.supplier !== false && model.cost !== false;

  return (
    <Box
      sx={{ height: 360, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <FormControlLabel
        sx={{ pb: 1 }}
        label="Show purchasing columns"
        control={
          <Switch
            checked={buying}
            onChange={(_, checked) => setModel({ supplier: checked, cost: checked })}
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Articles at the counter"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </Box>
  );
}

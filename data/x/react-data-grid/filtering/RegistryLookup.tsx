import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

interface Vessel {
  id: number;
  name: string;
  owner: string;
}

const registry: Vessel[] = [
  { id: 1, name: 'Ceres', owner: 'Holm Shipping' },
  { id: 2, name: 'Cormorant', owner: 'Bay Lines' },
  { id: 3, name: 'Harvest Moon', owner: 'Holm Shipping' },
  { id: 4, name: 'Nordvind', owner: 'Lind & Sons' },
  { id: 5, name: 'Pinewood', owner: 'Lind & Sons' },
];

// The server knows one operator, so the columns offer only that one.
const onlyContains = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);

function lookUp({ items, quickFilterValues = [] }: GridFilterModel) {
  const needle = (text: string, part: string) =>
    text.toLowerCase().includes(part.toLowerCase());
  return registry.filter((vessel) => {
    const item = items[0];
    const field = item?.field as keyof Vessel | undefined;
    const passesItem =
      !field || !item?.value || needle(String(vessel[field]), item.value);
    const words: string[] = quickFilterValues;
    return (
      passesItem &&
      words.every((word) => needle(`${vessel.name} ${vessel.owner}`, word))
    );
  });
}

const columns: GridColDef<Vessel>[] = [
  {
    field: 'name',
    headerName: 'Vessel',
    flex: 1,
    minWidth: 110,
    filterOperators: onlyContains,
  },
  {
    field: 'owner',
    headerName: 'Owner',
    width: 150,
    filterOperators: onlyContains,
  },
];

export default function RegistryLookup() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState<Vessel[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    const timer = setTimeout(() => {
      setRows(lookUp(model));
      setLoading(false);
    }, 500);
    return () => clearTimeout(timer);
  }, [model]);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Ship registry"
        rows={rows}
        columns={columns}
        loading={loading}
        filterMode="server"
        filterModel={model}
        onFilterModelChange={setModel}
        filterDebounceMs={400}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            showQuickFilter: true,
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}

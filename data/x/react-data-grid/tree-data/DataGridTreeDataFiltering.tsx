import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const tasks = [
  { id: 1, path: ['Website'], owner: 'Ana' },
  { id: 2, path: ['Website', 'Home page'], owner: 'Ben' },
  { id: 3, path: ['Website', 'Search'], owner: 'Ana' },
  { id: 4, path: ['Shop'], owner: 'Ben' },
  { id: 5, path: ['Shop', 'Payment'], owner: 'Ben' },
  { id: 6, path: ['Shop', 'Returns'], owner: 'Ana' },
  { id: 7, path: ['Office move'], owner: 'Chloé' },
  { id: 8, path: ['Office move', 'Desks'], owner: 'Ben' },
];

const columns: GridColDef<(typeof tasks)[number]>[] = [
  { field: 'owner', headerName: 'Owner', width: 120 },
];

const onlyAna = { items: [{ field: 'owner', operator: 'equals', value: 'Ana' }] };

export default function DataGridTreeDataFiltering() {
  const [isTopOnly, setIsTopOnly] = React.useState(false);

  return (
    <Box sx={{ height: 450, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Filter projects only"
        control={
          <Switch
            checked={isTopOnly}
            onChange={(event) => setIsTopOnly(event.target.checked)}
          />
        }
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Projects and tasks of Ana"
          treeData
          getTreeDataPath={getPath}
          rows={tasks}
          columns={columns}
          disableChildrenFiltering={isTopOnly}
          initialState={{ filter: { filterModel: onlyAna } }}
          groupingColDef={{ headerName: 'Task', width: 200 }}
          defaultGroupingExpansionDepth={-1}
        />
      </Box>
    </Box>
  );
}

function getPath({ path }: { path: string[] }) {
  return path;
}

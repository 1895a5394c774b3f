import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

interface Item {
  id: number;
  item: string;
  foundAt: string;
}

const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'foundAt', headerName: 'Found at', width: 140 },
];

const rows: Item[] = [
  { id: 1, item: 'Red umbrella', foundAt: 'Ferry pier' },
  { id: 2, item: 'Child’s jacket', foundAt: 'Waiting hall' },
  { id: 3, item: 'Fishing rod', foundAt: 'Ferry pier' },
  { id: 4, item: 'Red cap', foundAt: 'Car deck' },
];

export default function LostPropertySearch() {
  const id = React.useId();
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');
  const [found, setFound] = React.useState(rows.length);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('filteredRowsSet', () =>
        setFound(gridFilteredTopLevelRowCountSelector(apiRef)),
      ),
    [apiRef],
  );

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <TextField
        id={`${id}-search`}
        type="search"
        label="Search lost property"
        size="small"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          apiRef.current.setQuickFilterValues(
            event.target.value.split(' ').filter((word) => word !== ''),
          );
        }}
      />
      <Typography variant="body2" role="status" sx={{ py: 1 }}>
        {found} of {rows.length} items match.
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Lost property"
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}

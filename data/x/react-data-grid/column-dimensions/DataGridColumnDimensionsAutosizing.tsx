import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  useGridApiRef,
  type GridAutosizeOptions,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'Personnel number' },
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role' },
  { field: 'office', headerName: 'Office' },
];

const switches = [
  { name: 'includeHeaders', label: 'Headers' },
  { name: 'includeOutliers', label: 'Outliers' },
  { name: 'expand', label: 'Expand' },
] as const;

export default function DataGridColumnDimensionsAutosizing() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState<GridAutosizeOptions>({
    includeHeaders: true,
    includeOutliers: true,
    expand: false,
  });

  return (
    <Box
      sx={{ height: 440, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', pb: 1 }}>
        <Button
          variant="outlined"
          sx={{ marginInlineEnd: 2 }}
          onClick={() => apiRef.current.autosizeColumns(options)}
        >
          Autosize columns
        </Button>
        {switches.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Switch
                checked={options[name]}
                onChange={(event, checked) =>
                  setOptions((all) => ({ ...all, [name]: checked }))
                }
              />
            }
          />
        ))}
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Personnel list"
          rows={employees}
          columns={columns}
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../../sampleData/employees';

function RemoteFilter({ colDef, tabIndex }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const current = items.find(({ field }) => field === colDef.field)?.value;

  const change = (event: React.MouseEvent, value: string | null) => {
    const item = { id: colDef.field, field: colDef.field, operator: 'is' };
    if (value === null) {
      apiRef.current.deleteFilterItem(item);
    } else {
      apiRef.current.upsertFilterItem({ ...item, value });
    }
  };

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Remote work"
      value={current ?? null}
      onChange={change}
      // The cell would start to edit, and move the focus away from the button.
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.stopPropagation();
        }
      }}
    >
      <ToggleButton value="true" tabIndex={tabIndex}>
        Yes
      </ToggleButton>
      <ToggleButton value="false" tabIndex={tabIndex}>
        No
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180 },
  {
    field: 'isRemote',
    headerName: 'Remote',
    type: 'boolean',
    width: 140,
    renderHeaderFilter: (params) => <RemoteFilter {...params} />,
  },
  {
    field: 'startedOn',
    headerName: 'Since',
    type: 'date',
    width: 130,
    renderHeaderFilter: () => null,
  },
];

export default function DataGridHeaderFiltersRender() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Employees with their own header filter"
        rows={employees}
        columns={columns}
        headerFilters
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'salary', headerName: 'Salary in euros', type: 'number', width: 140 },
];

export default function DataGridRowGroupingKeepExpanded() {
  const apiRef = useGridApiRef();
  const openRef = React.useRef(new Set<GridRowId>());
  const [rows, setRows] = React.useState(employees);
  const isOpen = React.useCallback(
    (node: GridGroupNode) => openRef.current.has(node.id),
    [],
  );

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type !== 'group') return;
        if (node.childrenExpanded) openRef.current.add(node.id);
        else openRef.current.delete(node.id);
      }),
    [apiRef],
  );

  function raise() {
    setRows(rows.map((row) => ({ ...row, salary: Math.round(row.salary * 1.03) })));
  }

  return (
    <Box sx={{ height: 450, display: 'flex', flexDirection: 'column' }}>
      <Button onClick={raise} sx={{ alignSelf: 'start', mb: 1 }}>
        Raise salaries by 3%
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Salaries by department"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          isGroupExpandedByDefault={isOpen}
          initialState={{
            rowGrouping: { model: ['department'] },
            columns: { columnVisibilityModel: { department: false } },
          }}
        />
      </Box>
    </Box>
  );
}

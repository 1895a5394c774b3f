import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140, editable: true },
  { field: 'office', headerName: 'Office', width: 110, editable: true },
];

/** The part of the server: stores all changes in one request. */
function saveAll(changed: Employee[]): Promise<Employee[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(changed), 300);
  });
}

export default function DataGridBulkEditing() {
  const [savedRows, setSavedRows] = React.useState(employees);
  const [drafts, setDrafts] = React.useState<Record<number, Employee>>({});
  const [isSaving, setIsSaving] = React.useState(false);
  const rows = React.useMemo(
    () => savedRows.map((row) => drafts[row.id] ?? row),
    [savedRows, drafts],
  );
  const count = Object.keys(drafts).length;

  function processRowUpdate(newRow: Employee, oldRow: Employee) {
    if (newRow.role === oldRow.role && newRow.office === oldRow.office)
      return oldRow;
    setDrafts((all) => ({ ...all, [newRow.id]: newRow }));
    return newRow;
  }

  async function save() {
    setIsSaving(true);
    await saveAll(Object.values(drafts));
    setSavedRows(rows);
    setDrafts({});
    setIsSaving(false);
  }

  return (
    <Box
      sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          variant="contained"
          disabled={count === 0 || isSaving}
          onClick={save}
        >
          Save {count === 1 ? '1 row' : `${count} rows`}
        </Button>
        <Button disabled={count === 0 || isSaving} onClick={() => setDrafts({})}>
          Discard
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees, saved together"
          rows={rows}
          columns={columns}
          loading={isSaving}
          isCellEditable={() => !isSaving}
          processRowUpdate={processRowUpdate}
          getRowClassName={({ id }) => (drafts[Number(id)] ? 'unsaved' : '')}
          sx={{ '& .unsaved': { fontWeight: 'bold', bgcolor: 'action.selected' } }}
        />
      </Box>
    </Box>
  );
}

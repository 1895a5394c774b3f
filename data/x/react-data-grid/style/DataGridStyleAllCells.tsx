import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

interface BudgetLine {
  id: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
}

const lines: BudgetLine[] = [
  { id: 'Travel', q1: 1200, q2: -340, q3: 860, q4: -90 },
  { id: 'Training', q1: 400, q2: 650, q3: -120, q4: 210 },
  { id: 'Hardware', q1: -2100, q2: 480, q3: 1300, q4: -760 },
  { id: 'Software', q1: 90, q2: 75, q3: -30, q4: 140 },
  { id: 'Events', q1: -510, q2: 900, q3: -60, q4: 320 },
];

const quarter = (field: keyof BudgetLine): GridColDef<BudgetLine> => ({
  field,
  headerName: field.toUpperCase(),
  type: 'number',
  width: 90,
});

const columns: GridColDef<BudgetLine>[] = [
  { field: 'id', headerName: 'Budget', flex: 1, minWidth: 110 },
  ...(['q1', 'q2', 'q3', 'q4'] as const).map(quarter),
];

function getCellClassName({ value }: GridCellParams<BudgetLine>) {
  if (typeof value !== 'number') return '';
  return value < 0 ? 'overspent' : 'saved';
}

export default function DataGridStyleAllCells() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Difference to the budget"
        rows={lines}
        columns={columns}
        hideFooter
        getCellClassName={getCellClassName}
        sx={{
          '& .overspent': { color: 'error.main', fontWeight: 700 },
          '& .saved': { color: 'success.main' },
        }}
      />
    </Box>
  );
}

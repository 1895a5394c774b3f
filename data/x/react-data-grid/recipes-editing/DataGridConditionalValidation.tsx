import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';

interface Expense {
  id: number;
  item: string;
  amount: number;
  receipt: string;
}

const rows: Expense[] = [
  { id: 1, item: 'Train to Berlin', amount: 84.5, receipt: 'R-2041' },
  { id: 2, item: 'Taxi', amount: 18, receipt: '' },
  { id: 3, item: 'Dinner', amount: 46.2, receipt: '' },
  { id: 4, item: 'Hotel', amount: 132, receipt: 'R-2044' },
];

function requireReceipt({ props, otherFieldsProps }: GridPreProcessEditCellProps) {
  const isNeeded = Number(otherFieldsProps?.amount?.value) > 50;
  return { ...props, error: isNeeded && !props.value };
}

const columns: GridColDef<Expense>[] = [
  { field: 'item', headerName: 'Expense', flex: 1, minWidth: 120 },
  {
    field: 'amount',
    headerName: 'Amount (€)',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'receipt',
    headerName: 'Receipt',
    width: 110,
    editable: true,
    preProcessEditCellProps: requireReceipt,
  },
];

export default function DataGridConditionalValidation() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Travel expenses"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        sx={{
          '& .MuiDataGrid-cell--editing:has(.Mui-error)': {
            outline: '2px solid',
            outlineColor: 'error.main',
            outlineOffset: '-2px',
          },
        }}
      />
    </Box>
  );
}

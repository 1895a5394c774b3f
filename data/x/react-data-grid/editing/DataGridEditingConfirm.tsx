import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../sampleData/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : `€${value.toLocaleString('en')}`,
    editable: true,
  },
];

interface Question {
  newRow: Employee;
  oldRow: Employee;
  answer: (row: Employee) => void;
}

export default function DataGridEditingConfirm() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  function processRowUpdate(newRow: Employee, oldRow: Employee) {
    if (!newRow.salary || newRow.salary === oldRow.salary) return oldRow;
    return new Promise<Employee>((resolve) => {
      const answer = (row: Employee) => {
        resolve(row);
        setQuestion(null);
      };
      setQuestion({ newRow, oldRow, answer });
    });
  }

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {question ? (
        <Dialog open onClose={() => question.answer(question.oldRow)}>
          <DialogTitle>Change the salary of {question.newRow.name}?</DialogTitle>
          <DialogContent>
            From {question.oldRow.salary} to {question.newRow.salary} euros a year.
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={() => question.answer(question.oldRow)}>
              Keep
            </Button>
            <Button onClick={() => question.answer(question.newRow)}>Change</Button>
          </DialogActions>
        </Dialog>
      ) : null}
      <DataGrid
        aria-label="Salaries"
        rows={employees}
        columns={columns}
        processRowUpdate={processRowUpdate}
      />
    </Box>
  );
}

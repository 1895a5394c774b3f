import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  TablePagination,
  type TablePaginationActionsButtonSlotProps,
} from '@mui/base/TablePagination';
import './styles.css';

const invoices = Array.from({ length: 23 }, (_, index) => ({
  number: 1040 + index,
  total: 120 + ((index * 35) % 200),
}));

export default function TablePaginationBasic() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const start = page * rowsPerPage;

  return (
    <table className="invoices" aria-label="Invoices">
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {invoices.slice(start, start + rowsPerPage).map(({ number, total }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>${total}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            count={invoices.length}
            page={page}
            onPageChange={(event, nextPage) => setPage(nextPage)}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[5, 10, 25]}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
            slotProps={{
              displayedRows: { role: 'status' },
              actions: { slots: actionSlots },
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}

// Keeps the focus on the first and last page, where a disabled button would lose it.
function PageButton({
  ownerState: _ownerState,
  ...props
}: TablePaginationActionsButtonSlotProps) {
  return <Button focusableWhenDisabled {...props} />;
}

const actionSlots = {
  backButton: PageButton,
  nextButton: PageButton,
  backPageIcon: () => 'Previous',
  nextPageIcon: () => 'Next',
};

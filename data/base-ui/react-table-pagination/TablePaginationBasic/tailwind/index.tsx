import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  TablePagination,
  type TablePaginationActionsButtonSlotProps,
} from '@mui/base/TablePagination';

const cell = 'border-b border-current/25 p-2 text-start';
const control =
  'rounded-lg border border-current/55 bg-white px-2.5 py-1 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 aria-disabled:opacity-50 dark:bg-gray-900 dark:outline-blue-300';

const invoices = Array.from({ length: 23 }, (_, index) => ({
  number: 1040 + index,
  total: 120 + ((index * 35) % 200),
}));

export default function TablePaginationBasic() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const start = page * rowsPerPage;

  return (
    <table className="w-full max-w-lg border-collapse" aria-label="Invoices">
      <thead>
        <tr>
          <th className={cell} scope="col">
            Invoice
          </th>
          <th className={cell} scope="col">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.slice(start, start + rowsPerPage).map(({ number, total }) => (
          <tr key={number}>
            <td className={cell}>{number}</td>
            <td className={cell}>${total}</td>
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
            className={cell}
            slotProps={{
              toolbar: { className: 'flex flex-wrap items-center gap-x-3 gap-y-1' },
              spacer: { className: 'hidden' },
              selectLabel: { className: 'm-0' },
              displayedRows: { className: 'm-0', role: 'status' },
              select: { className: control },
              actions: {
                className: 'flex gap-1',
                slots: actionSlots,
                slotProps: {
                  backButton: { className: control },
                  nextButton: { className: control },
                },
              },
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

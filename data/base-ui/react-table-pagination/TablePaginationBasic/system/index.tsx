import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  TablePagination,
  type TablePaginationActionsButtonSlotProps,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const invoices = Array.from({ length: 23 }, (_, index) => ({
  number: 1040 + index,
  total: 120 + ((index * 35) % 200),
}));

export default function TablePaginationBasic() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const start = page * rowsPerPage;

  return (
    <Table aria-label="Invoices">
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
    </Table>
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
const border = '1px solid color-mix(in srgb, currentColor 25%, transparent)';

const Table = styled('table')({
  width: 'min(32rem, 100%)',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '0.5rem', borderBlockEnd: border, textAlign: 'start' },
  '& .base-TablePagination-toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.75rem',
  },
  '& .base-TablePagination-spacer': { display: 'none' },
  '& p': { margin: 0 },
  '& select, & button': {
    padding: '0.25rem 0.625rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'Canvas',
    color: 'inherit',
    font: 'inherit',
  },
  '& button + button': { marginInlineStart: '0.25rem' },
  '& [aria-disabled="true"]': { opacity: 0.5 },
  '& :focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

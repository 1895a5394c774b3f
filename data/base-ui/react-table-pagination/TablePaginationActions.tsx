import * as React from 'react';
import {
  TablePagination,
  type TablePaginationActionsProps,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const files = Array.from({ length: 9 }, (_, index) => `Photo ${index + 1}.jpg`);

export default function TablePaginationActions() {
  const [page, setPage] = React.useState(0);

  return (
    <Table aria-label="Photos">
      <tbody>
        {files.slice(page * 3, page * 3 + 3).map((file) => (
          <tr key={file}>
            <td>{file}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            count={files.length}
            page={page}
            onPageChange={(event, nextPage) => setPage(nextPage)}
            rowsPerPage={3}
            rowsPerPageOptions={[3]}
            labelDisplayedRows={({ from, to, count }) =>
              `Photos ${from} to ${to} of ${count}`
            }
            slots={{ actions: PageNumbers }}
            slotProps={{ displayedRows: { role: 'status' } }}
          />
        </tr>
      </tfoot>
    </Table>
  );
}

function PageNumbers(props: TablePaginationActionsProps) {
  const { className, count, page, rowsPerPage, onPageChange } = props;

  return (
    <nav className={className} aria-label="Pages of photos">
      {Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-current={index === page ? 'page' : undefined}
          aria-label={`Page ${index + 1}`}
          onClick={(event) => onPageChange(event, index)}
        >
          {index + 1}
        </button>
      ))}
    </nav>
  );
}

const Table = styled('table')({
  width: 'min(24rem, 100%)',
  '& p': { marginBlock: '0.5rem' },
  '& nav': { display: 'flex', gap: '0.25rem' },
  '& button': {
    width: '2.25rem',
    height: '2.25rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '& [aria-current]': {
    background: 'light-dark(#0b57d0, #a8c7fa)',
    color: 'light-dark(#fff, #062e6f)',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'SelectedItem',
      color: 'SelectedItemText',
    },
  },
  '& :focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

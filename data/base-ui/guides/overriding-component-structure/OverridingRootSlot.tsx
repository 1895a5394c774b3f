import * as React from 'react';
import {
  TablePagination,
  type TablePaginationProps,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const orders = [
  'Desk lamp, $39',
  'Office chair, $189',
  'Notebook, $6',
  'Monitor arm, $74',
  'Keyboard, $59',
  'Headset, $95',
  'Whiteboard, $48',
];

const slotProps: TablePaginationProps['slotProps'] = {
  actions: {
    slots: { backPageIcon: () => 'Previous', nextPageIcon: () => 'Next' },
  },
  spacer: { hidden: true },
};

export default function OverridingRootSlot() {
  const [page, setPage] = React.useState(0);

  return (
    <Orders>
      <ul>
        {orders.slice(page * 3, page * 3 + 3).map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
      <TablePagination
        slots={{ root: 'nav' }}
        slotProps={slotProps}
        aria-label="Orders"
        count={orders.length}
        page={page}
        rowsPerPage={3}
        rowsPerPageOptions={[]}
        labelDisplayedRows={({ from, to, count }) =>
          `Orders ${from} to ${to} of ${count}`
        }
        onPageChange={(_event, newPage) => setPage(newPage)}
      />
    </Orders>
  );
}

const Orders = styled('div')({
  inlineSize: '100%',
  maxInlineSize: 320,
  '& ul': { minBlockSize: 120, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    paddingBlock: '0.5rem',
    borderBlockEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  },
  '& .base-TablePagination-toolbar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  '& .base-TablePagination-actions': { display: 'flex', gap: '0.5rem' },
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& button:disabled': { opacity: 0.5 },
  '& button:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

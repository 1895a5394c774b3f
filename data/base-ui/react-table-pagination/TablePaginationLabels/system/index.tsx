import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  TablePagination,
  type ItemAriaLabelType,
  type TablePaginationActionsButtonSlotProps,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const recipes = ['Gazpacho', 'Tortilla', 'Paella', 'Churros', 'Flan'];

const labels: Record<ItemAriaLabelType, string> = {
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
};

export default function TablePaginationLabels() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(2);
  const shown =
    size === -1 ? recipes : recipes.slice(page * size, (page + 1) * size);

  return (
    <div lang="es" dir="ltr">
      <ul>
        {shown.map((recipe) => (
          <li key={recipe}>{recipe}</li>
        ))}
      </ul>
      <Pagination
        slots={{ root: 'div' }}
        count={recipes.length}
        page={page}
        onPageChange={(event, nextPage) => setPage(nextPage)}
        rowsPerPage={size}
        rowsPerPageOptions={[2, 4, { label: 'Todas', value: -1 }]}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
        labelRowsPerPage="Recetas por página:"
        labelDisplayedRows={({ from, to, count }) => `${from}–${to} de ${count}`}
        getItemAriaLabel={(type) => labels[type]}
        slotProps={{
          displayedRows: { role: 'status' },
          actions: { slots: buttons, showFirstButton: true, showLastButton: true },
        }}
      />
    </div>
  );
}

// Keeps the focus on the first and last page, where a disabled button would lose it.
function PageButton({
  ownerState: _ownerState,
  ...props
}: TablePaginationActionsButtonSlotProps) {
  return <Button focusableWhenDisabled {...props} />;
}

const buttons = {
  firstButton: PageButton,
  backButton: PageButton,
  nextButton: PageButton,
  lastButton: PageButton,
};

const Pagination = styled(TablePagination)({
  '& .base-TablePagination-toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.75rem',
  },
  '& .base-TablePagination-spacer': { display: 'none' },
  '& .base-TablePagination-actions': { display: 'flex', gap: '0.25rem' },
  '& p': { margin: 0 },
  '& select, & button': {
    padding: '0.25rem 0.5rem',
    border: '1px solid transparent',
    borderRadius: 8,
    background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
    color: 'inherit',
    font: 'inherit',
  },
  '& option': { background: 'Canvas' },
  '& [aria-disabled="true"]': { opacity: 0.5 },
  '& :focus-visible': { outline: '3px solid light-dark(#0b57d0, #a8c7fa)' },
});

import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  TablePagination,
  type ItemAriaLabelType,
  type TablePaginationActionsButtonSlotProps,
} from '@mui/base/TablePagination';

const control =
  'rounded-lg border border-transparent bg-blue-700/12 px-2 py-1 outline-blue-700 focus-visible:outline-3 aria-disabled:opacity-50 dark:bg-blue-300/12 dark:outline-blue-300';

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
      <ul className="my-4 list-disc ps-10">
        {shown.map((recipe) => (
          <li key={recipe}>{recipe}</li>
        ))}
      </ul>
      <TablePagination
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
          toolbar: { className: 'flex flex-wrap items-center gap-x-3 gap-y-1' },
          spacer: { className: 'hidden' },
          selectLabel: { className: 'm-0' },
          displayedRows: { className: 'm-0', role: 'status' },
          select: { className: control },
          menuItem: { className: 'bg-white dark:bg-gray-900' },
          actions: {
            className: 'flex gap-1',
            slots: buttons,
            showFirstButton: true,
            showLastButton: true,
            slotProps: {
              firstButton: { className: control },
              backButton: { className: control },
              nextButton: { className: control },
              lastButton: { className: control },
            },
          },
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

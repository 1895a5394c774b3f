import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  TablePagination,
  type ItemAriaLabelType,
  type TablePaginationActionsButtonSlotProps,
} from '@mui/base/TablePagination';
import './styles.css';

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
      <TablePagination
        className="pagination"
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

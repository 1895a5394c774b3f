import * as React from 'react';
import { TablePagination, type ItemAriaLabelType } from '@mui/base/TablePagination';
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
  const shown = size === -1 ? recipes : recipes.slice(page * size).slice(0, size);

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
        slotProps={{ actions: { showFirstButton: true, showLastButton: true } }}
      />
    </div>
  );
}

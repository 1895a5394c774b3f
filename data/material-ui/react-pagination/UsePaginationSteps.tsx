import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function UsePaginationSteps() {
  const [page, setPage] = React.useState(1);
  const { items } = usePagination({
    count: 7,
    page,
    siblingCount: 0,
    onChange: (event, next) => setPage(next),
  });

  return (
    <nav aria-label="Chapters">
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}
      >
        {items.map(({ page: target, type, selected, ...item }, index) => (
          <li key={index}>
            {type.endsWith('ellipsis') ? (
              <span>…</span>
            ) : (
              <Button
                {...item}
                size="small"
                variant={selected ? 'contained' : 'text'}
                aria-label={type === 'page' ? `Chapter ${target}` : undefined}
                sx={{ minWidth: 36 }}
              >
                {type === 'page' ? target : type}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </nav>
  );
}

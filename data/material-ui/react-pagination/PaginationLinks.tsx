import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaginationLinks() {
  const [page, setPage] = React.useState(2);
  const getHref = (target: number | null) =>
    target === 1 ? '/articles/' : `/articles/?page=${target}`;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Pagination
        aria-label="Pages of articles"
        count={5}
        page={page}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            component="a"
            // A disabled arrow leads nowhere, so it has no address.
            href={item.disabled ? undefined : getHref(item.page)}
            aria-current={item.selected ? 'page' : undefined}
            // Only in this demo. In an app, the router changes the page.
            onClick={(event: React.MouseEvent) => {
              event.preventDefault();
              if (item.page !== null) setPage(item.page);
            }}
          />
        )}
      />
      <Typography variant="body2" role="status" dir="ltr">
        {getHref(page)}
      </Typography>
    </Stack>
  );
}

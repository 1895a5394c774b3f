import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names: Record<string, string> = {
  '/': 'Shop',
  '/orders': 'Orders',
  '/orders/1042': 'Order 1042',
  '/orders/1042/return': 'Return',
};

/** '/orders/1042' becomes ['/', '/orders', '/orders/1042']. */
function listPaths(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return [
    '/',
    ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`),
  ];
}

export default function BreadcrumbsFromPath() {
  const [path, setPath] = React.useState('/orders/1042/return');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Breadcrumbs aria-label="Path in the shop">
        {listPaths(path).map((it) =>
          it === path ? (
            <Typography key={it} aria-current="page" sx={{ color: 'text.primary' }}>
              {names[it]}
            </Typography>
          ) : (
            <Link
              key={it}
              href={it}
              color="inherit"
              // A router's link does these two steps for you.
              onClick={(event) => {
                event.preventDefault();
                setPath(it);
              }}
            >
              {names[it]}
            </Link>
          ),
        )}
      </Breadcrumbs>
      <Button size="small" onClick={() => setPath('/orders/1042/return')}>
        Open the return
      </Button>
    </Stack>
  );
}

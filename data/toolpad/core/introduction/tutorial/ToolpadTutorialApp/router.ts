import * as React from 'react';
import type { Router } from '@toolpad/core/AppProvider';

/** Keeps the path in a state. The last step of the tutorial replaces it with React Router. */
export function useAppRouter(): Router {
  const [pathname, setPathname] = React.useState('/');

  return React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );
}

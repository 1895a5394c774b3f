import * as React from 'react';

// Keeps the path in memory, so that these demos need no package. In an app, use a real router.
const RouterContext = React.createContext<readonly [string, (path: string) => void]>(['/', () => {}]);

interface MemoryRouterProps {
  initialPath: string;
  children: React.ReactNode;
}

export function MemoryRouter({ initialPath, children }: MemoryRouterProps) {
  const router = React.useState(initialPath);
  return React.createElement(RouterContext.Provider, { value: router }, children);
}

export function usePath() {
  return React.useContext(RouterContext)[0];
}

export interface RouterLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

export const RouterLink = React.forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink(
  { to, onClick, ...other },
  ref,
) {
  const navigate = React.useContext(RouterContext)[1];
  const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The browser opens new tabs and windows by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };
  // eslint-disable-next-line react-hooks/refs -- React sets the ref; nothing reads it here
  return React.createElement('a', { ...other, ref, href: to, onClick: handleClick });
});

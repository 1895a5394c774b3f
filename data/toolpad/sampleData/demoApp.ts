import * as React from 'react';
import { useTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Router } from '@toolpad/core/AppProvider';

/** Keeps the address in memory. An app passes the router of its framework instead. */
export function useMemoryRouter(start = '/'): Router {
  const [address, setAddress] = React.useState(start);

  return React.useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'https://example.com');
    return { pathname, searchParams, navigate: (url) => setAddress(String(url)) };
  }, [address]);
}

/**
 * The theme around the demo, in the mode of the page around it: with one color scheme, the provider offers no switch,
 * and with the selector `media` it writes no mode to the document.
 */
export function useOuterTheme(): Theme {
  const outer = useTheme();

  return React.useMemo(() => {
    const { light } = outer.colorSchemes ?? {};
    return {
      ...outer,
      colorSchemes: light ? { light } : {},
      colorSchemeSelector: 'media',
      components: {
        ...outer.components,
        // The app's name is no heading, and the title of a page is its first one.
        MuiTypography: {
          defaultProps: { variantMapping: { h6: 'div', h5: 'h1', h4: 'h1' } },
        },
      },
    };
  }, [outer]);
}

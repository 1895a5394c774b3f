import * as React from 'react';
import { useTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/**
 * The theme of the site around this demo, so that the app has its mode. Your own app passes the result of `createTheme`
 * instead, as in the first step.
 */
export function useAppTheme(): Theme {
  const outer = useTheme();

  return React.useMemo(() => {
    const { light } = outer.colorSchemes ?? {};
    return {
      ...outer,
      colorSchemes: light ? { light } : {},
      colorSchemeSelector: 'media',
      components: {
        ...outer.components,
        // The app's name is no heading; the titles of pages and of the sign-in page are.
        MuiTypography: {
          defaultProps: { variantMapping: { h6: 'div', h4: 'h1', h5: 'h1' } },
        },
      },
    };
  }, [outer]);
}

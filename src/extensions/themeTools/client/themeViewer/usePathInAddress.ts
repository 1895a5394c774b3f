import { useEffect, type Dispatch } from 'react';
import Router from 'next/router';
import { parseThemePath, PATH_PARAMETER, toExpression } from '../../../../content/shared/theme/themePath';
import type { ThemeTree } from '../../../../content/shared/theme/themeTree';
import type { ViewAction } from './view';

/** Shows the value that `?expand-path=$.palette.primary` names, on arrival and when the address changes. */
export function usePathInAddress(tree: ThemeTree, dispatch: Dispatch<ViewAction>): void {
  useEffect(() => {
    const show = () => {
      const path = parseThemePath(new URLSearchParams(location.search).get(PATH_PARAMETER) ?? '');
      const node = path && tree.byId.get(toExpression(path, '$'));
      if (node) dispatch({ type: 'show', node });
    };
    show();
    Router.events.on('routeChangeComplete', show);
    return () => Router.events.off('routeChangeComplete', show);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- light and dark themes have the same paths
  }, [dispatch]);
}

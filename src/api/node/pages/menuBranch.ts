import type { MenuBranch, NavItem } from '../../../site/shared/tree';
import { API_KINDS, getApiTitle, type ApiArea } from '../packages/apiAreas';

/** All pages of an area for the menu, below the entry of its overview; grouped if there are several kinds. */
export function getMenuBranch({ path, entries }: ApiArea): MenuBranch {
  const groups = API_KINDS.map(({ kind, title }): NavItem => {
    const children = entries
      .filter((entry) => entry.kind === kind)
      .map(
        (entry): NavItem => ({
          pathname: entry.pathname.replace(/\/$/, ''),
          title: getApiTitle(entry),
          ...(entry.plan && { plan: entry.plan }),
          ...(entry.deprecation !== null && { deprecated: true }),
        }),
      );
    return { pathname: `${path}/${kind}-group`, subheader: title, title, children };
  }).filter(({ children }) => children && children.length > 0);
  const [only, ...others] = groups;
  return { after: path, items: others.length > 0 ? groups : (only?.children ?? []) };
}

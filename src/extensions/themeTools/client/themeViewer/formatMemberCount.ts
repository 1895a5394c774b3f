import type { ThemeNode } from '../../../../content/shared/theme/themeTree';
import type { PanelTranslate } from '../../../../shell/client/language/panelStrings';

/** How much an object or array contains: `4 keys`, `25 items`. */
export function formatMemberCount({ kind, children }: ThemeNode, t: PanelTranslate): string {
  const { length: count } = children;
  if (kind === 'array') return t(count === 1 ? 'theme.item' : 'theme.items', { count });
  return t(count === 1 ? 'theme.key' : 'theme.keys', { count });
}

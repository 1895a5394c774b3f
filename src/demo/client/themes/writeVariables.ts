import { adoptSheet } from '../../../ui/client/adoptSheet';
import { toCss } from '../island/toCss';

/** Prefix of a library's variables: a page may show demos of several. */
type Prefix = 'mui' | 'joy';

type Styles = readonly object[] | null;

const pending = new Map<Prefix, { readonly theme: object; readonly getStyles: () => Styles }>();
/**
 * The current theme of each library, and how to remove its variables, if they were added to the page's own.
 */
const written = new Map<Prefix, { readonly theme: object; readonly remove: () => void }>();

/**
 * Writes a theme's CSS variables to the page before it is painted; the last theme of a library wins, and
 * writing the same one twice costs nothing. The variables apply to the whole page, because popups of a demo
 * are outside its element.
 * @param getStyles returns `null` for the default theme, whose variables every page already has
 */
export function writeVariables(prefix: Prefix, theme: object, getStyles: () => Styles): void {
  // In a microtask: each demo hydrates with the default theme and gets the reader's in the same task.
  if (pending.size === 0) queueMicrotask(writeAll);
  pending.set(prefix, { theme, getStyles });
}

function writeAll(): void {
  const all = [...pending];
  pending.clear();
  for (const [prefix, { theme, getStyles }] of all) {
    const earlier = written.get(prefix);
    if (earlier?.theme === theme) continue;
    const styles = getStyles();
    written.set(prefix, { theme, remove: styles ? adoptSheet(toPageCss(styles)) : () => {} });
    earlier?.remove();
  }
}

/** Doubles the specificity, so that these override the page's own variables, whatever the order. */
function toPageCss(styles: readonly object[]): string {
  return toCss(styles)
    .replaceAll(':root', ':root:root')
    .replaceAll('[data-mui-color-scheme', ':root[data-mui-color-scheme');
}

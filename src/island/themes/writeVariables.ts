import { toCss } from '../toCss';

/** Start of the id of the style elements with a theme's variables, where they differ from the page's own. */
const STYLE_ID = 'demo-variables';

/** Prefix of a library's variables: a page may show demos of several. */
type Prefix = 'mui' | 'joy';

type Styles = readonly object[] | null;

const pending = new Map<Prefix, { readonly theme: object; readonly getStyles: () => Styles }>();
const writtenFor = new Map<Prefix, object>();

/**
 * Writes a theme's CSS variables to the page before it is painted; the last theme of a library wins, and the same one
 * twice costs nothing. The variables belong to the page, because popups of a demo are outside its element.
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
    if (writtenFor.get(prefix) === theme) continue;
    writtenFor.set(prefix, theme);
    write(`${STYLE_ID}-${prefix}`, getStyles());
  }
}

function write(id: string, styles: Styles): void {
  const existing = document.getElementById(id);
  if (!styles) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.createElement('style');
  element.id = id;
  // Twice the specificity of the page's own variables, whatever the order.
  element.textContent = toCss(styles).replaceAll('[data-mui-color-scheme', ':root[data-mui-color-scheme');
  document.body.append(element);
}

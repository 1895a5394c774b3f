import { toCss } from '../toCss';

/** Id of the style element with a theme's variables, where they differ from the page's own. */
const STYLE_ID = 'demo-variables';

type Styles = readonly object[] | null;

let pending: { readonly theme: object; readonly getStyles: () => Styles } | null = null;
let writtenFor: object | null = null;

/**
 * Writes a theme's CSS variables to the page before it is painted; the last theme wins, and the same one
 * twice costs nothing. The variables belong to the page, because popups of a demo are outside its element.
 * @param getStyles returns `null` for the default theme, whose variables every page already has
 */
export function writeVariables(theme: object, getStyles: () => Styles): void {
  // In a microtask: each demo hydrates with the default theme and gets the reader's in the same task.
  if (!pending) queueMicrotask(write);
  pending = { theme, getStyles };
}

function write(): void {
  if (!pending) return;
  const { theme, getStyles } = pending;
  pending = null;
  if (writtenFor === theme) return;
  writtenFor = theme;
  const styles = getStyles();
  const existing = document.getElementById(STYLE_ID);
  if (!styles) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.createElement('style');
  element.id = STYLE_ID;
  // Twice the specificity of the page's own variables, whatever the order.
  element.textContent = toCss(styles).replaceAll('[data-mui-color-scheme', ':root[data-mui-color-scheme');
  document.body.append(element);
}

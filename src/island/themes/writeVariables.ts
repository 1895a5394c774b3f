import { toCss } from '../toCss';

/** Id of the element that holds a theme's variables, where they differ from the page's own. */
const STYLE_ID = 'demo-variables';

type Styles = readonly object[] | null;

let wanted: { readonly theme: object; readonly getStyles: () => Styles } | null = null;
let writtenFor: object | null = null;

/**
 * Puts a theme's CSS variables on the page, before it is painted; the last theme counts, and the same one
 * twice costs nothing. The variables are the page's, because popups of a demo stand outside of its element.
 * @param getStyles gives `null` for the library's own, which every page has already
 */
export function writeVariables(theme: object, getStyles: () => Styles): void {
  // Not at once: each demo hydrates with the default theme and has the reader's in the same task.
  if (!wanted) queueMicrotask(write);
  wanted = { theme, getStyles };
}

function write(): void {
  if (!wanted) return;
  const { theme, getStyles } = wanted;
  wanted = null;
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
  // Twice the specificity of the page's own variables, wherever both stand.
  element.textContent = toCss(styles).replaceAll('[data-mui-color-scheme', ':root[data-mui-color-scheme');
  document.body.append(element);
}

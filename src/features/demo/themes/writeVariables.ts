import { toCss } from '../toCss';

/** Id of the element that holds a theme's variables, where they differ from the page's own. */
const STYLE_ID = 'demo-variables';

let writtenFor: unknown = null;

/**
 * Puts a theme's CSS variables on the page; the last theme counts, and the same one twice costs nothing.
 * The variables are the page's, because popups of a demo stand outside of its element.
 * @param styles `null` for the library's own, which every page has already
 */
export function writeVariables(theme: object, styles: readonly object[] | null): void {
  if (writtenFor === theme) return;
  writtenFor = theme;
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

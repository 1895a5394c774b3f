import type { StylisPlugin } from '@emotion/cache';
import { serialize } from 'stylis';

/** In a selector: `[data-mui-color-scheme="dark"]`, `.article-dark`, `[data-dark]`. */
const DARK = /\bdark\b/;

/**
 * Restricts the rules of a dark scheme to screens: print is light, whatever the reader has chosen. Must be
 * the last plugin, because it serializes such a rule.
 */
export const limitDarkToScreen: StylisPlugin = (element, _index, _siblings, callback) => {
  if (element.type !== 'rule' || !DARK.test(String(element.props))) return;
  const declarations = serialize(element.children as Parameters<typeof serialize>[0], callback);
  if (!declarations) return;
  // As a declaration, stylis outputs `return` as is, and does not serialize the rule again.
  element.type = 'decl';
  element.return = `@media screen{${String(element.props)}{${declarations}}}`;
};

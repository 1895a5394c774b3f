import type { StylisPlugin } from '@emotion/cache';
import { serialize } from 'stylis';

/** In a selector: `[data-mui-color-scheme="dark"]`, `.article-dark`, `[data-dark]`. */
const DARK = /\bdark\b/;

/**
 * Lets rules of a dark scheme hold on screens alone: paper is light, whatever the reader has chosen. The last plugin,
 * because it writes the text of such a rule.
 */
export const lightPaper: StylisPlugin = (element, _index, _siblings, callback) => {
  if (element.type !== 'rule' || !DARK.test(String(element.props))) return;
  const declarations = serialize(element.children as Parameters<typeof serialize>[0], callback);
  if (!declarations) return;
  // What has a type of its own is not written again.
  element.type = 'decl';
  element.return = `@media screen{${String(element.props)}{${declarations}}}`;
};

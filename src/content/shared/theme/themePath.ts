/** The keys that lead from a theme to one of its values. */
export type ThemePath = readonly string[];

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const INDEX = /^(0|[1-9]\d*)$/;

/** Formats a path as code: `theme.palette.grey[50]`, `theme.mixins.toolbar['@media (min-width:600px)']`. */
export function toExpression(path: ThemePath, root = 'theme'): string {
  return path.reduce((text, key) => {
    if (IDENTIFIER.test(key)) return `${text}.${key}`;
    return INDEX.test(key) ? `${text}[${key}]` : `${text}['${key.replace(/[\\']/g, '\\$&')}']`;
  }, root);
}

/** The query that opens the theme viewer at a path: `?expand-path=$.palette.primary`. */
export function toPathQuery(path: ThemePath): string {
  const text = encodeURIComponent(toExpression(path, '$')).replace(/%24/g, '$');
  return `?${PATH_PARAMETER}=${text}`;
}

/** Name of the query parameter that holds a path. */
export const PATH_PARAMETER = 'expand-path';

/** `.key` (any characters except dots and brackets), `[0]`, `['key']` or `["key"]`. */
const STEP = /\.([^.[\]]+)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]|\["((?:[^"\\]|\\.)*)"\]/y;

/** No path in a theme is longer than this. */
const MAX_LENGTH = 300;

/** Parses a path as links have it: `$.palette.primary`; `null` for anything else. */
export function parseThemePath(text: string): ThemePath | null {
  const [root = ''] = /^(\$|theme)(?=[.[])/.exec(text) ?? [];
  if (!root || text.length > MAX_LENGTH) return null;
  const path: string[] = [];
  let position = root.length;
  while (position < text.length) {
    STEP.lastIndex = position;
    const match = STEP.exec(text);
    if (!match) return null;
    const [, word, index, single, double] = match;
    path.push(word ?? index ?? (single ?? double ?? '').replace(/\\(.)/g, '$1'));
    position = STEP.lastIndex;
  }
  return path;
}

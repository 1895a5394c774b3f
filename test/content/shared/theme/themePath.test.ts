import { describe, expect, it } from 'vitest';
import { parseThemePath, toExpression, toPathQuery } from '../../../../src/content/shared/theme/themePath';

const PATHS: readonly (readonly [expression: string, path: readonly string[]])[] = [
  ['theme.palette.primary.main', ['palette', 'primary', 'main']],
  ['theme.palette.grey[50]', ['palette', 'grey', '50']],
  ['theme.palette.grey.A100', ['palette', 'grey', 'A100']],
  ['theme.shadows[0]', ['shadows', '0']],
  ["theme.mixins.toolbar['@media (min-width:600px)']", ['mixins', 'toolbar', '@media (min-width:600px)']],
  ["theme['it\\'s']['a\\\\b']", ["it's", 'a\\b']],
];

describe('the path of a value', () => {
  it.each(PATHS)('%s', (expression, path) => {
    expect(toExpression(path)).toBe(expression);
    expect(parseThemePath(expression)).toEqual(path);
    expect(parseThemePath(toExpression(path, '$'))).toEqual(path);
  });

  it.each(PATHS)('survives the address: %s', (_, path) => {
    const query = new URLSearchParams(toPathQuery(path));
    expect(parseThemePath(query.get('expand-path') ?? '')).toEqual(path);
  });

  it.each([
    ['$.shadows.1', ['shadows', '1']],
    ['$["palette"].primary', ['palette', 'primary']],
    ['$.mixins.toolbar.@media (min-width:600px)', ['mixins', 'toolbar', '@media (min-width:600px)']],
    ['$.__proto__', ['__proto__']],
    ['$.<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ])('is read from %s', (text, path) => expect(parseThemePath(text)).toEqual(path));

  it.each([
    '',
    '$',
    'palette.primary',
    '$palette',
    '$.',
    '$..a',
    '$.a[',
    "$['a",
    '$.a]',
    `$.${'a'.repeat(400)}`,
  ])('is not %s', (text) => expect(parseThemePath(text)).toBeNull());
});

import { describe, expect, it } from 'vitest';
import {
  search,
  splitAtWords,
  toWords,
} from '../../../../../src/extensions/themeTools/client/themeViewer/search';
import { createThemeTree } from '../../../../../src/content/shared/theme/themeTree';

const tree = createThemeTree({
  palette: { primary: { main: '#1976d2', light: '#42a5f5' }, text: { primary: '#000' } },
  zIndex: { modal: 1300 },
});
const variables = new Map([['$.palette.primary.main', '--mui-palette-primary-main']]);

describe('the search', () => {
  it.each<[query: string, count: number, shown: readonly string[]]>([
    ['#1976D2', 1, ['$.palette.primary.main', '$.palette.primary', '$.palette']],
    ['theme.palette.primary.main', 1, ['$.palette.primary.main', '$.palette.primary', '$.palette']],
    ['$.palette.primary.main', 1, ['$.palette.primary.main', '$.palette.primary', '$.palette']],
    ['--mui-palette-primary-main', 1, ['$.palette.primary.main', '$.palette.primary', '$.palette']],
    ['primary light', 1, ['$.palette.primary.light', '$.palette.primary', '$.palette']],
    ['1300', 1, ['$.zIndex.modal', '$.zIndex']],
    ['zindex', 2, ['$.zIndex', '$.zIndex.modal']],
    ['text', 2, ['$.palette.text', '$.palette', '$.palette.text.primary']],
    ['<script>', 0, []],
  ])('finds %s', (query, count, shown) => {
    const found = search(tree, variables, query);
    expect(found?.count).toBe(count);
    expect([...(found?.shown ?? [])].sort()).toEqual([...shown].sort());
  });

  it.each(['', '   '])('is none for “%s”', (query) => expect(search(tree, variables, query)).toBeNull());
});

describe('the words of a query', () => {
  it.each([
    ['Primary  MAIN', ['primary', 'main']],
    ['theme.shape $.palette', ['shape', 'palette']],
    ['theme', ['theme']],
  ])('%s', (query, words) => expect(toWords(query)).toEqual(words));
});

describe('a text with matches', () => {
  const mark = (text: string, words: readonly string[]) =>
    splitAtWords(text, words)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  it.each<[text: string, words: readonly string[], marked: string]>([
    ['primary', ['prim'], '[prim]ary'],
    ['PrimaryPrimary', ['primary'], '[PrimaryPrimary]'],
    ['main', ['palette.primary.main'], '[main]'],
    ['banana', ['ana', 'ban'], '[banana]'],
    ['main', [], 'main'],
    ['', ['a'], ''],
    ['a.b', ['.'], 'a[.]b'],
  ])('%s with %j', (text, words, marked) => expect(mark(text, words)).toBe(marked));
});

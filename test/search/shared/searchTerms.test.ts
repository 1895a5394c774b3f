import { describe, expect, it } from 'vitest';
import {
  splitCamelCase,
  splitQuery,
  splitUnspaced,
  toKey,
  splitName,
  toStem,
  toWords,
} from '../../../src/search/shared/searchTerms';

describe('the terms of a name', () => {
  it.each([
    ['disableRipple', ['disableripple', 'disable', 'ripple'], []],
    // What a space parts is another thing than what stands in the name.
    ['Data Grid', ['data', 'grid'], ['datagrid']],
    ['data-grid', ['data', 'grid'], ['datagrid']],
    [
      'DataGrid, the Data Grid',
      ['datagrid', 'data', 'grid', 'the'],
      ['gridthe', 'thedata', 'datagridthedatagrid'],
    ],
    ['Grid2', ['grid2', 'grid', '2'], []],
    ['useMediaQuery', ['usemediaquery', 'use', 'media', 'query', 'usemedia', 'mediaquery'], []],
    // What stands inside is found as the beginning of an end.
    ['选择器', ['选择器', '择器', '器'], []],
    ['caixa de seleção', ['caixa', 'de', 'selecao'], ['caixade', 'deselecao', 'caixadeselecao']],
    ['', [], []],
  ])('of %j are %j, and joined %j', (name, own, joined) => {
    const terms = splitName(name);
    expect(new Set(terms.own)).toEqual(new Set(own));
    expect(new Set(terms.joined)).toEqual(new Set(joined));
  });
});

describe('a key', () => {
  it.each(['Data Grid', 'data-grid', 'DataGrid', 'datagrid', ' data  grids '])('is one for %j', (name) => {
    expect(toKey(name)).toBe('datagrid');
  });
});

describe('a stem', () => {
  it.each([
    ['Tabs', 'tab'],
    ['progress', 'progress'],
    ['radius', 'radius'],
    ['axis', 'axis'],
    ['css', 'css'],
    ['botão', 'botao'],
    ['BOTA\u0303O', 'botao'],
    ['ícones', 'icone'],
    ['한국어', '한국어'],
  ])('of %s is %s', (word, stem) => {
    expect(toStem(word)).toBe(stem);
  });
});

describe('a query', () => {
  it('is cut to what somebody types', () => {
    expect(splitQuery('word '.repeat(2000)).length).toBeLessThanOrEqual(10);
    expect(splitQuery('a'.repeat(10_000)).join('').length).toBeLessThanOrEqual(120);
  });

  it('holds words, not marks', () => {
    expect(splitQuery(' .*+? <b> 🙂  زر ')).toEqual(['<b>', 'زر']);
  });
});

describe('a run without spaces', () => {
  const known = ['按钮', '按钮组', '组件', '颜色', '选择器'];
  const isKnown = (part: string) => known.some((word) => word.startsWith(part));
  it.each([
    ['按钮颜色', ['按钮', '颜色']],
    ['按钮组', ['按钮组']],
    // As much as can be: the longest beginning is not always the best.
    ['按钮组件', ['按钮', '组件']],
    ['红按钮的颜色', ['按钮', '颜色']],
    ['选择', ['选择']],
    ['组', ['组']],
    ['天气', ['天气']],
  ])('%s is %j', (run, parts) => {
    expect(splitUnspaced(run, isKnown)).toEqual(parts);
  });
});

it('takes Chinese beside other writing for a word of its own', () => {
  expect(splitQuery('Button按钮 MUI')).toEqual(['Button', '按钮', 'MUI']);
});

it('keeps the words of a text in order', () => {
  expect(toWords('Tabs that are links, again')).toEqual(['tab', 'that', 'are', 'link', 'again']);
});

it('takes a word without humps for its only part', () => {
  expect(splitCamelCase('kebab')).toEqual(['kebab']);
});

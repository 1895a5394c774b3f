import { describe, expect, it } from 'vitest';
import { splitHumps, splitQuery, toKey, toNameTerms, toStem, toWords } from '../../src/model/searchTerms';

describe('the terms of a name', () => {
  it.each([
    ['disableRipple', ['disableripple', 'disable', 'ripple']],
    ['Data Grid', ['data', 'grid', 'datagrid']],
    ['data-grid', ['data', 'grid', 'datagrid']],
    ['Grid2', ['grid2', 'grid', '2']],
    ['useMediaQuery', ['usemediaquery', 'use', 'media', 'query', 'usemedia', 'mediaquery']],
    ['按钮', ['按钮']],
    ['', []],
  ])('of %j are %j', (name, terms) => {
    expect(toNameTerms(name)).toEqual(terms);
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

it('keeps the words of a text in order', () => {
  expect(toWords('Tabs that are links, again')).toEqual(['tab', 'that', 'are', 'link', 'again']);
});

it('takes a word without humps for its only part', () => {
  expect(splitHumps('kebab')).toEqual(['kebab']);
});

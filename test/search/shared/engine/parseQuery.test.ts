import { describe, expect, it } from 'vitest';
import type { IndexedProduct } from '../../../../src/search/shared/search';
import { parseQuery } from '../../../../src/search/shared/engine/parseQuery';

const products: readonly IndexedProduct[] = [
  { id: 'paper', name: 'Paper', words: ['paper', 'papers'], starts: [], folder: '', letters: '' },
  { id: 'clay', name: 'Clay', words: ['clay'], starts: [], folder: '', letters: '' },
];
const fillers = new Set(['how', 'to', 'the', '组件']);
const NAMES = ['按钮', '按钮组', '颜色', '钮', '组'];
const isName = (part: string) => NAMES.some((name) => name.startsWith(part));
const parse = (text: string) =>
  parseQuery(text, { products, fillers, reserved: [], translations: new Map() }, isName);
const getSignificant = (text: string) =>
  parse(text)
    .words.filter(({ isOptional }) => !isOptional)
    .map(({ whole }) => whole);

describe('a query', () => {
  it.each([
    ['how to disable ripple', ['disable', 'ripple']],
    ['clay button', ['button']],
    ['button api', ['button']],
    ['the data-grid', ['datagrid']],
    ['Tabs', ['tab']],
    // Words that say little are looked for where there are no others.
    ['how to', ['how', 'to']],
    ['api', ['api']],
    ['clay', ['clay']],
    // Chinese has no spaces.
    ['按钮', ['按钮']],
    ['按钮颜色', ['按钮', '颜色']],
    ['按钮的颜色', ['按钮', '颜色']],
    ['按钮组', ['按钮组']],
    ['按钮组件', ['按钮']],
    ['button按钮', ['button', '按钮']],
    ['不知道', ['不知道']],
    // Accents may be left out.
    ['Botão', ['botao']],
  ])('“%s” is about %j', (text, expected) => {
    expect(getSignificant(text)).toEqual(expected);
    expect(parse(text).significantCount).toBe(expected.length);
  });

  it.each([
    ['data-grid', ['data', 'grid']],
    ['disableRipple', ['disable', 'ripple']],
    ['MuiButton-root', ['button', 'root']],
    ['MuiButton', []],
    ['button', []],
  ])('“%s” has the parts %j', (text, expected) => {
    expect(parse(text).words[0]?.parts).toEqual(expected);
  });

  it.each([
    ['button api', ['api']],
    ['TextField props', ['api', 'prop']],
    ['alert classes', ['api', 'class']],
    ['.MuiButton-root', ['class']],
    ['base-Button-root', ['class']],
    ['MuiButton', []],
    ['select example', ['demo', 'component']],
    ['constructor', []],
    ['button', []],
  ])('“%s” asks for %j', (text, expected) => {
    expect([...parse(text).kinds]).toEqual(expected);
  });

  it.each([
    ['disableRipple', true],
    ['DataGrid', true],
    ['disable ripple', false],
    ['API', false],
  ])('“%s” is written as code: %s', (text, expected) => {
    expect(parse(text).isCode).toBe(expected);
  });

  it('names a product', () => {
    expect(parse('clay button').product).toBe('clay');
    expect(parse('button').product).toBeNull();
  });

  it('has one key however it is written', () => {
    const keys = ['Data Grid', 'data-grid', 'DataGrid', 'data grids'].map((text) => parse(text).key);
    expect(new Set(keys)).toEqual(new Set(['datagrid']));
    expect(parse('the clay button')).toMatchObject({ key: 'button', fullKey: 'theclaybutton' });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['signs of regular expressions', '.*+?^${}()|[]\\'],
    ['emoji alone', '🙂🙃 👩‍👩‍👧'],
    ['half an emoji', '\ud83d'],
    ['names that objects have', '__proto__ constructor toString hasOwnProperty'],
    ['a novel', 'word '.repeat(100_000)],
    ['one endless word', 'x'.repeat(1_000_000)],
    ['Arabic', 'زر إغلاق'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['endless Chinese', '按钮颜色'.repeat(10_000)],
  ])('never throws and stays short: %s', (_, text) => {
    const { words } = parse(text);
    expect(words.length).toBeLessThanOrEqual(10);
    expect(words.every(({ whole }) => whole.length > 0 && whole.length <= 120)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { withQuery } from '../../../../src/base/client/address';
import { DEFAULT_ADDRESS, iconQuery } from '../../../../src/extensions/icons/client/iconAddress';

const parse = (search: string) => iconQuery.parse(new URLSearchParams(search));

describe('the state of the search in the address', () => {
  it.each([
    ['', DEFAULT_ADDRESS],
    ['?query=hamburger', { ...DEFAULT_ADDRESS, query: 'hamburger' }],
    ['?theme=Two+tone', { ...DEFAULT_ADDRESS, style: 'TwoTone' }],
    ['?theme=sharp&selected=MenuSharp', { ...DEFAULT_ADDRESS, style: 'Sharp', selected: 'MenuSharp' }],
    ['?theme=Neon', DEFAULT_ADDRESS],
    ['?selected=', DEFAULT_ADDRESS],
    ['?selected=%3Cimg%20src%3Dx%3E', DEFAULT_ADDRESS],
    ['?query=%3Cb%3E', { ...DEFAULT_ADDRESS, query: '<b>' }],
    [`?query=${'a'.repeat(300)}`, { ...DEFAULT_ADDRESS, query: 'a'.repeat(200) }],
    ['?query=%E0%A4%A', { ...DEFAULT_ADDRESS, query: '\uFFFDA' }],
  ])('reads %s', (search, address) => {
    if (search.endsWith('%A')) expect(parse(search).query).not.toBe('');
    else expect(parse(search)).toEqual(address);
  });
});

describe('the address of a state of the search', () => {
  it.each([
    ['', DEFAULT_ADDRESS, ''],
    ['?query=a&theme=Sharp&selected=Menu', DEFAULT_ADDRESS, ''],
    ['?lang=zh', { ...DEFAULT_ADDRESS, query: 'thumbs up' }, '?lang=zh&query=thumbs+up'],
    ['', { query: ' ', style: 'TwoTone', selected: 'MenuTwoTone' }, '?theme=TwoTone&selected=MenuTwoTone'],
    ['?lang=pt&query=a', { ...DEFAULT_ADDRESS, query: 'b&c' }, '?lang=pt&query=b%26c'],
  ] as const)('writes into %j', (search, address, written) => {
    const { href, search: found } = new URL(
      withQuery(`https://a.example/${search}#b`, iconQuery.format(address)),
    );
    expect(href).toBe(`https://a.example/${written}#b`);
    expect(parse(found)).toEqual({ ...address, query: address.query.trim() });
  });
});

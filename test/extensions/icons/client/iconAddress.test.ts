import { describe, expect, it } from 'vitest';
import {
  parseIconAddress,
  DEFAULT_ADDRESS,
  writeIconAddress,
} from '../../../../src/extensions/icons/client/iconAddress';

describe('parseIconAddress', () => {
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
    if (search.endsWith('%A')) expect(parseIconAddress(search).query).not.toBe('');
    else expect(parseIconAddress(search)).toEqual(address);
  });
});

describe('writeIconAddress', () => {
  it.each([
    ['', DEFAULT_ADDRESS, ''],
    ['?query=a&theme=Sharp&selected=Menu', DEFAULT_ADDRESS, ''],
    ['?lang=zh', { ...DEFAULT_ADDRESS, query: 'thumbs up' }, '?lang=zh&query=thumbs+up'],
    ['', { query: ' ', style: 'TwoTone', selected: 'MenuTwoTone' }, '?theme=TwoTone&selected=MenuTwoTone'],
    ['?lang=pt&query=a', { ...DEFAULT_ADDRESS, query: 'b&c' }, '?lang=pt&query=b%26c'],
  ] as const)('writes into %j', (search, address, written) => {
    expect(writeIconAddress(search, address)).toBe(written);
    expect(parseIconAddress(writeIconAddress(search, address))).toEqual({
      ...address,
      query: address.query.trim(),
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  parseIconAddress,
  START,
  writeIconAddress,
} from '../../../../src/extensions/icons/client/iconAddress';

describe('parseIconAddress', () => {
  it.each([
    ['', START],
    ['?query=hamburger', { ...START, query: 'hamburger' }],
    ['?theme=Two+tone', { ...START, style: 'TwoTone' }],
    ['?theme=sharp&selected=MenuSharp', { ...START, style: 'Sharp', selected: 'MenuSharp' }],
    ['?theme=Neon', START],
    ['?selected=', START],
    ['?selected=%3Cimg%20src%3Dx%3E', START],
    ['?query=%3Cb%3E', { ...START, query: '<b>' }],
    [`?query=${'a'.repeat(300)}`, { ...START, query: 'a'.repeat(200) }],
    ['?query=%E0%A4%A', { ...START, query: '\uFFFDA' }],
  ])('reads %s', (search, address) => {
    if (search.endsWith('%A')) expect(parseIconAddress(search).query).not.toBe('');
    else expect(parseIconAddress(search)).toEqual(address);
  });
});

describe('writeIconAddress', () => {
  it.each([
    ['', START, ''],
    ['?query=a&theme=Sharp&selected=Menu', START, ''],
    ['?lang=zh', { ...START, query: 'thumbs up' }, '?lang=zh&query=thumbs+up'],
    ['', { query: ' ', style: 'TwoTone', selected: 'MenuTwoTone' }, '?theme=TwoTone&selected=MenuTwoTone'],
    ['?lang=pt&query=a', { ...START, query: 'b&c' }, '?lang=pt&query=b%26c'],
  ] as const)('writes into %j', (search, address, written) => {
    expect(writeIconAddress(search, address)).toBe(written);
    expect(parseIconAddress(writeIconAddress(search, address))).toEqual({
      ...address,
      query: address.query.trim(),
    });
  });
});

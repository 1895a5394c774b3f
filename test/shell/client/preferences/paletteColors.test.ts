// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createTheme } from '@mui/material/styles';
import { paletteColors } from '../../../../src/shell/client/preferences/paletteColors';
import { setCookie } from '../../../../src/base/client/cookie';
import { resetState } from './resetState';

beforeEach(resetState);

const secondary = { main: '#2b4a8a' };

/** What is shown when a text is stored. */
function read(text: string) {
  setCookie('paletteColors', text);
  paletteColors.sync();
  return paletteColors.store.get();
}

const readMain = (main: unknown) => read(JSON.stringify({ primary: { main }, secondary }));

describe('the colors of demos', () => {
  it.each([
    '#abc',
    '#ABC',
    '#8a2b2b',
    '#8a2b2b80',
    'rgb(138, 43, 43)',
    'rgb(138,43,43)',
    'rgba(138, 43, 43, 0.5)',
  ])('may be %s, which the library can use', (main) => {
    const colors = readMain(main);
    expect(colors).toEqual({ primary: { main }, secondary });
    expect(() => createTheme({ palette: colors })).not.toThrow();
  });

  it('keep every shade', () => {
    const primary = { 50: '#fdd', 900: '#300', A700: '#a00', main: '#8a2b2b', contrastText: '#fff' };
    expect(read(JSON.stringify({ primary, secondary }))).toEqual({ primary, secondary });
  });

  it('are primary and secondary, whatever else was stored', () => {
    const stored = { primary: { main: '#8a2b2b' }, secondary, error: { main: '#f00' }, spacing: 400 };
    expect(Object.keys(read(JSON.stringify(stored)))).toEqual(['primary', 'secondary']);
  });

  it.each([
    'url(javascript:alert(1))',
    'url(https://tracker.example/pixel)',
    'red',
    'red;} body { display: none',
    '#fff;background:url(x)',
    'rgb(0,0,0);background:url(x)',
    'rgb(0,0,0) url(x)',
    'var(--paper)',
    'expression(alert(1))',
    '</style><script>alert(1)</script>',
    '#fff\n}',
    ' #fff',
    '#',
    '#ff',
    '#fffff',
    '#fffffff',
    '#fffffffff',
    '#ggg',
    'rgb()',
    'rgb(,)',
    'rgb(1)',
    'rgb(%%%)',
    '',
    `#${'f'.repeat(10_240)}`,
  ])('are the library’s own when one is %o', (main) => {
    expect(readMain(main)).toBe(paletteColors.defaultValue);
  });

  it.each([[7], [null], [true], [['#fff']], [{ main: '#fff' }], [undefined]])(
    'are the library’s own when one is %o',
    (main) => {
      expect(readMain(main)).toBe(paletteColors.defaultValue);
    },
  );

  it.each([
    '',
    'null',
    '7',
    'true',
    '"#fff"',
    '[]',
    '{}',
    '{"primary":{"main":"#fff"},"second',
    '{"primary":{"main":"#fff"}}',
    '{"secondary":{"main":"#fff"}}',
    '{"primary":{"main":"#fff"},"secondary":null}',
    '{"primary":{"main":"#fff"},"secondary":"#fff"}',
    '{"primary":{"main":"#fff"},"secondary":["#fff"]}',
    '{"primary":{"main":"#fff"},"secondary":{}}',
    '{"primary":{"main":"#fff"},"secondary":{"dark":"#fff"}}',
    '{"primary":{"main":"#fff"},"secondary":{"__proto__":{"main":"#fff"}}}',
    '{"primary":{"main":"#fff"},"secondary":{"main":"#fff","main;x:y":"#fff"}}',
    '{"primary":{"main":"#fff"},"secondary":{"main":"#fff","dark":"url(x)"}}',
    '{"__proto__":{"primary":{"main":"#fff"},"secondary":{"main":"#fff"}}}',
  ])('are the library’s own when %s is stored', (text) => {
    expect(read(text)).toBe(paletteColors.defaultValue);
  });

  it('cannot change other objects', () => {
    const shades = '{"main":"#fff","__proto__":"#fff","constructor":"#fff"}';
    const colors = read(`{"primary":${shades},"secondary":${shades}}`);
    createTheme({ palette: colors });
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(Object.prototype).not.toHaveProperty('main');
    expect({}.constructor).toBe(Object);
  });

  it('are the library’s own again after the reset, here and on the next visit', () => {
    paletteColors.choose({ primary: { main: '#8a2b2b' }, secondary });
    paletteColors.choose(paletteColors.defaultValue);
    paletteColors.sync();
    expect(paletteColors.store.get()).toBe(paletteColors.defaultValue);
    expect(read('{}')).toBe(paletteColors.defaultValue);
  });
});

import { describe, expect, it } from 'vitest';
import { toCss } from '../../src/island/toCss';

describe('toCss', () => {
  it('writes style objects as the libraries mean them: with units, nested rules and media', () => {
    const css = toCss([
      { ':root': { '--gap': '8px', colorScheme: 'light' } },
      { '.rake': { marginTop: 8, lineHeight: 2, '&:hover': { color: 'red' } } },
      { '@media print': { '.rake': { display: 'none' } } },
    ]);
    expect(css).toBe(
      ':root{--gap:8px;color-scheme:light;}' +
        '.rake{margin-top:8px;line-height:2;}.rake:hover{color:red;}' +
        '@media print{.rake{display:none;}}',
    );
  });

  it('writes nothing for nothing', () => {
    expect(toCss([])).toBe('');
  });
});

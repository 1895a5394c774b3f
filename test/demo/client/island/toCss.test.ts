import { describe, expect, it } from 'vitest';
import { toCss } from '../../../../src/demo/client/island/toCss';

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

  it('keeps what is dark off paper, however its selector says so', () => {
    const css = toCss([
      { '[data-mui-color-scheme="dark"]': { '--ink': 'white' } },
      { '.rake': { color: 'black', '.shed-dark &, .night &': { color: 'white' } } },
      { '@media (min-width: 600px)': { '[data-dark] .rake': { color: 'silver' } } },
      { '.darkroom, .dark': {} },
      { '.darkroom': { color: 'red' } },
    ]);
    expect(css).toBe(
      '@media screen{[data-mui-color-scheme="dark"]{--ink:white;}}' +
        '.rake{color:black;}@media screen{.shed-dark .rake,.night .rake{color:white;}}' +
        '@media (min-width: 600px){@media screen{[data-dark] .rake{color:silver;}}}' +
        '.darkroom{color:red;}',
    );
  });

  it('writes nothing for nothing', () => {
    expect(toCss([])).toBe('');
  });
});

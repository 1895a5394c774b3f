import { unstable_defaultSxConfig } from '@mui/system';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StyleProperties } from '../../../../src/extensions/themeReference/node/StyleProperties';

/** The texts of the table's cells, row by row, under their property. */
function readRows(of?: string): Record<string, string[]> {
  const rows = renderToStaticMarkup(<StyleProperties of={of} />).match(/<tr><td>.*?<\/tr>/g) ?? [];
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', ...cells] = row.split('</td>').map((cell) => cell.replace(/<[^>]+>/g, ''));
      return [name, cells.slice(0, -1)];
    }),
  );
}

it.each([
  ['borders', 'border', ['border', 'borders', '1px solid']],
  ['borders', 'borderTopColor', ['border-top-color', 'palette', '']],
  ['borders', 'borderRadius', ['border-radius', 'shape.borderRadius', '4px']],
  ['palette', 'bgcolor', ['background-color', 'palette']],
  ['spacing', 'px', ['padding-left, padding-right', 'spacing', '8px']],
  ['flexbox', 'order', ['order']],
  ['grid', 'gap', ['gap', 'spacing', '8px']],
  ['sizing', 'maxWidth', ['max-width', 'breakpoints.values', '100%']],
  ['positions', 'zIndex', ['z-index', 'zIndex']],
  ['typography', 'typography', ['all properties of a variant', 'typography']],
])('shows what %s do: %s', (of, property, cells) => {
  expect(readRows(of)[property]).toEqual(cells);
});

it('has no column without content', () => {
  const readHead = (of: string) =>
    [...renderToStaticMarkup(<StyleProperties of={of} />).matchAll(/<th>(.*?)<\/th>/g)].map(
      ([, text]) => text,
    );
  expect(readHead('borders')).toEqual(['Property', 'CSS', 'Theme key', 'The number 1']);
  expect(readHead('palette')).toEqual(['Property', 'CSS', 'Theme key']);
  expect(readHead('display')).toEqual(['Property', 'CSS']);
});

it('lists every property of the package', () => {
  expect(Object.keys(readRows())).toEqual(Object.keys(unstable_defaultSxConfig));
});

it('throws for a function that the package does not have', () => {
  expect(() => readRows('bordres')).toThrow('no style function "bordres"');
});

import { expect, it } from 'vitest';
import { readGridTables } from '../../../../src/extensions/markdown/node/gridTables';
import { writeMarkdown } from '../../../../src/extensions/markdown/node/processor';

const cell = (role: string, text: string) => `<div role="${role}"><div><span>${text}</span></div></div>`;
const row = (role: string, ...texts: string[]) =>
  `<div role="row">${texts.map((text) => cell(role, text)).join('')}</div>`;

it.each([
  [
    'headers and rows',
    `<div role="grid">${row('columnheader', 'Tool', 'Price')}${row('gridcell', 'Rake', '€4')}</div><p>1 of 1</p>`,
    '| Tool | Price |\n| - | - |\n| Rake | €4 |\n',
  ],
  [
    'no column without text',
    `<div role="treegrid">${row('columnheader', '', 'Tool')}${row('gridcell', '', 'Rake')}${row('gridcell', '', 'Hoe')}</div>`,
    '| Tool |\n| - |\n| Rake |\n| Hoe |\n',
  ],
  [
    'a cell that is missing',
    `<div role="grid">${row('columnheader', 'A', 'B')}${row('gridcell', 'x')}</div>`,
    '| A | B |\n| - | - |\n| x | |\n',
  ],
  ['no grid without rows', `<div role="grid">${row('columnheader', 'Tool')}</div>`, ''],
  ['nothing else', '<div role="row"><p>Rake</p></div>', ''],
])('a grid becomes a table: %s', (_, html, markdown) => {
  expect(writeMarkdown(readGridTables(html))).toBe(markdown);
});

it('has the first ten rows of a long grid', () => {
  const rows = Array.from({ length: 40 }, (_, index) => row('gridcell', `Rake ${index}`)).join('');
  const [table] = readGridTables(`<div role="grid">${row('columnheader', 'Tool')}${rows}</div>`);
  expect(table?.children).toHaveLength(11);
});

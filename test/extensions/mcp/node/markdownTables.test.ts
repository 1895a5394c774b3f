import { describe, expect, it } from 'vitest';
import { listTypedRows } from '../../../../src/extensions/mcp/node/markdownTables';
import { SAMPLE_FILES } from './sampleSite';

it('lists the rows of tables with types, by name, as they read outside a table', () => {
  expect(listTypedRows(SAMPLE_FILES['garden/api/rake.md'] ?? '')).toEqual([
    {
      name: 'width',
      section: 'Props',
      cells: {
        Name: '`width`',
        Type: "`'narrow' | 'wide'`",
        Default: "`'narrow'`",
        Description: 'How much it gathers.',
      },
    },
    {
      name: 'onGather',
      section: 'Props',
      cells: {
        Name: '`onGather` (required)',
        Type: '`(leaves: number) => void`',
        Default: '',
        Description: 'Called for each heap.',
      },
    },
  ]);
});

it.each([
  ['code that looks like a table', '~~~\n| `a` | Type |\n| - | - |\n| `b` | c |\n~~~'],
  ['a table without types', '| Name | Description |\n| - | - |\n| `a` | b |'],
  ['text', 'a | b'],
])('finds nothing in %s', (_, markdown) => {
  expect(listTypedRows(markdown)).toEqual([]);
});

describe('a table that is larger than any of the reference', () => {
  it.each([
    ['columns', 60_000, 400],
    ['rows', 2, 1_000_000],
  ])('of too many %s is read as far as it may be one', (_, columns, rows) => {
    const line = (cell: string) => `|${` ${cell} |`.repeat(columns)}`;
    const table = [line('Type'), line('-'), ...Array<string>(rows).fill('| `a` |')].join('\n');
    expect(listTypedRows(table).length).toBeLessThanOrEqual(2_000);
  });

  it('does not hide the next one', () => {
    const wide = `|${' Type |'.repeat(21)}\n|${' - |'.repeat(21)}\n| \`a\` |`;
    const table = '| Name | Type |\n| - | - |\n| `b` | c |';
    expect(listTypedRows(`${wide}\n\n${table}`).map(({ name }) => name)).toEqual(['b']);
  });
});

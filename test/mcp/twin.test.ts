import { expect, it } from 'vitest';
import { listTypedRows } from '../../src/mcp/twin';
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

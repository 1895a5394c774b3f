import { describe, expect, it } from 'vitest';
import { dedentLines, findPreviewLines } from '../../../src/demo/node/preview';

/** The lines of the preview of a demo that returns some JSX. */
function preview(jsx: string, before = ''): string | null {
  const code = `import * as React from 'react';\n${before}\nexport default function Rake() {\n  return (\n${jsx}\n  );\n}\n`;
  const range = findPreviewLines(code);
  return range && dedent(code.split('\n').slice(range.first, range.last + 1)).join('\n');
}

/** Lines without their common indentation, each line one piece of plain text. */
const dedent = (lines: readonly string[]) =>
  dedentLines(lines.map((text) => [{ text, type: '' }])).map((line) => line.map(({ text }) => text).join(''));

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `      <p>${index}</p>`).join('\n');

describe('findPreviewLines', () => {
  it.each([
    ['one element', '    <Button color="primary">Rake</Button>', '<Button color="primary">Rake</Button>'],
    ['an element without children', '    <Rake />', '<Rake />'],
    ['a component with children', '    <List>\n      <Rake />\n    </List>', '<List>\n  <Rake />\n</List>'],
  ])('takes %s', (_, jsx, expected) => {
    expect(preview(jsx)).toBe(expected);
  });

  it.each(['div', 'Box', 'Stack', 'React.Fragment', 'Fragment', ''])(
    'takes only the children of <%s>',
    (tag) => {
      expect(
        preview(
          `    <${tag}>\n      <Rake />\n\n      <Spade\n        long\n      />\n    </${tag}>`,
          "import { Rake, Spade } from 'tools';\n",
        ),
      ).toBe('<Rake />\n\n<Spade\n  long\n/>');
    },
  );

  it.each([
    ['of text and boxes', '<Box sx={{ p: 1 }}>', '<Box component="b">leaves</Box>', '</Box>'],
    ['of components of the same file', '<Stack spacing={1}>', '<Leaf />', '</Stack>'],
    ['that the demo is named after', '<Rake>', '<Leaf />', '</Rake>'],
    ['with the props of a hook', '<div {...getRootProps()}>', '<p>leaves</p>', '</div>'],
  ])('takes a wrapper, too: one %s', (_, open, inside, close) => {
    expect(preview(`    ${open}\n      ${inside}\n    ${close}`)).toBe(`${open}\n  ${inside}\n${close}`);
  });

  it('takes only the children of a long wrapper that it would take, too', () => {
    const inner = preview(`    <Box sx={{ p: 1 }}>\n${lines(16)}\n    </Box>`);
    expect(inner?.split('\n')).toHaveLength(16);
  });

  it.each([
    ['last', '<Leaf />\n      many leaves', '<Leaf />\nmany leaves'],
    ['first', 'many leaves\n      <Leaf />', 'many leaves\n<Leaf />'],
  ])('ends with the text that comes %s, not with the line breaks around it', (_, jsx, expected) => {
    expect(preview(`    <div>\n      ${jsx}\n    </div>`)).toBe(expected);
  });

  it('takes a wrapper that has nothing in it', () => {
    expect(preview('    <Box sx={{ p: 1 }}>\n    </Box>')).toBe('<Box sx={{ p: 1 }}>\n</Box>');
  });

  it('shows 16 lines at most, and longer ones not at all', () => {
    expect(preview(`    <div>\n${lines(16)}\n    </div>`)?.split('\n')).toHaveLength(16);
    expect(preview(`    <div>\n${lines(17)}\n    </div>`)).toBeNull();
  });

  it('takes what the exported function returns last, not what others return', () => {
    const before = 'function Handle() {\n  return <i />;\n}\n';
    expect(preview('    <Handle />', before)).toBe('<Handle />');
    const code = 'export default function A() {\n  if (a) {\n    return <i />;\n  }\n  return <b />;\n}';
    expect(findPreviewLines(code)).toEqual({ first: 4, last: 4 });
  });

  it.each([
    ['no default function', 'export function A() {\n  return <b />;\n}'],
    ['no JSX', 'export default function A() {\n  return a;\n}'],
    ['no return', 'export default function A() {}'],
  ])('finds none where there is %s', (_, code) => {
    expect(findPreviewLines(code)).toBeNull();
  });
});

describe('dedentLines', () => {
  it('removes the indentation that all lines share, blank ones aside', () => {
    expect(dedent(['    a', '', '      b', '    c'])).toEqual(['a', '', '  b', 'c']);
  });

  it('removes it from the first pieces of each line, whatever their colors', () => {
    const lines = [
      [
        { text: '  ', type: '' },
        { text: '<b>', type: 'tag' },
      ],
      [{ text: '    text', type: 'string' }],
      [
        { text: ' ', type: '' },
        { text: '   more', type: 'comment' },
      ],
    ];
    expect(dedentLines(lines)).toEqual([
      [
        { text: '', type: '' },
        { text: '<b>', type: 'tag' },
      ],
      [{ text: '  text', type: 'string' }],
      [
        { text: '', type: '' },
        { text: '  more', type: 'comment' },
      ],
    ]);
  });
});

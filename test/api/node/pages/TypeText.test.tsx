import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DefaultText, LinkedType, shorten, TypeText } from '../../../../src/api/node/pages/TypeText';

const findType = (name: string) => (name === 'RakeProps' ? '/garden/api/rake/' : null);

it('links names that have a definition, and none within a string', () => {
  const text = "Partial<RakeProps> | 'RakeProps'";
  expect(renderToStaticMarkup(<LinkedType text={text} findType={findType} />)).toBe(
    'Partial&lt;<a href="/garden/api/rake/">RakeProps</a>&gt; | <span class="t-string">&#x27;RakeProps&#x27;</span>',
  );
});

it('shows a short type whole and folds a long one', () => {
  const render = (text: string) =>
    renderToStaticMarkup(<TypeText type={{ text, members: [] }} signature={null} findType={findType} />);
  expect(render('string')).not.toContain('<details');
  expect(render(`{ ${'a: string; '.repeat(20)}}`)).toContain('<details');
});

it('shows a short default whole and folds a long one, with all of it in the document', () => {
  const render = (value: string) => renderToStaticMarkup(<DefaultText value={value} />);
  expect(render("{ x: 'left', y: 'top' }")).toBe(
    '<code class="api-code">{ x: &#x27;left&#x27;, y: &#x27;top&#x27; }</code>',
  );
  const long = render('{ enter: theme.transitions.slow, exit: { of: [1, 2], by: 3 } }');
  expect(long).toContain('<summary><code class="api-code">{ enter, exit }</code></summary>');
  expect(long).toContain('{\n  enter: theme.transitions.slow,\n  exit: { of: [1, 2], by: 3 },\n}');
});

describe('a long type is named by', () => {
  const signature = {
    parameters: ['event', 'value'].map((name) => ({ name, type: 'any', description: '' })),
    returns: 'void',
    returnDescription: '',
  };
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];

  it.each([
    [
      'its arguments',
      { text: '(event: any, value: any) => void', members: [] },
      signature,
      '(event, value) => void',
    ],
    ['its first members', { text: names.join(' | '), members: names }, null, 'a | b | c | d | … 2 more'],
    [
      'its properties, those of its own level',
      { text: '{ a?: { x: 1; y: (z: number) => void }; b: Array<string> }', members: [] },
      null,
      '{ a?, b }',
    ],
  ])('%s', (_, type, given, expected) => {
    expect(shorten(type, given)).toBe(expected);
  });
});

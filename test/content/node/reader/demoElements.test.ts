import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { findDemos } from '../../../../src/content/node/reader/demoElements';

/** The demos of a page's text; a fault is thrown as `line: reason`. */
function find(source: string) {
  const tree = createProcessor().parse(source) as Root;
  return findDemos(tree, (reason, { position }) => {
    throw new Error(`${position?.start.line}: ${reason}`);
  });
}

describe('findDemos', () => {
  it('finds the demos of a page in order, with defaults', () => {
    expect(find('Text.\n\n<Demo name="RakeColors" />\n\n## Sizes\n\n<Demo name="RakeSizes" />')).toEqual([
      { name: 'RakeColors', layout: 'center', code: 'preview', height: null, iframe: false },
      { name: 'RakeSizes', layout: 'center', code: 'preview', height: null, iframe: false },
    ]);
  });

  it.each([
    ['layout="stretch"', { layout: 'stretch' }],
    ['layout="bleed"', { layout: 'bleed' }],
    ['code="open"', { code: 'open' }],
    ['code="closed"', { code: 'closed' }],
    ['height="320"', { height: 320 }],
    ['height={320}', { height: 320 }],
    ['height="320" iframe', { iframe: true }],
    ['from="garden/rake/rake"', { from: 'garden/rake/rake' }],
    ['from="garden/rake/rake" wide', { wide: true }],
  ])('reads %s', (option, expected) => {
    expect(find(`<Demo name="Rake" ${option} />`)).toEqual([expect.objectContaining(expected)]);
  });

  it('finds demos on neighboring lines', () => {
    expect(find('<Demo name="A" />\n<Demo name="B" />').map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it.each([
    ['no name', '<Demo />', /^1: <Demo> option name: /],
    ['an empty name', '<Demo name="" />', /^1: <Demo> option name: /],
    ['a name that is no file name', '<Demo name="./Rake.tsx" />', /^1: <Demo> option name: .*PascalCase/],
    ['a name in lower case', '<Demo name="rake" />', /^1: <Demo> option name: .*PascalCase/],
    ['an expression as name', '<Demo name={file} />', /^1: <Demo> option name: /],
    ['an unknown option', '<Demo name="Rake" bg="inline" />', /^1: <Demo> option .*bg/],
    ['an unknown layout', '\n\n<Demo name="Rake" layout="wide" />', /^3: <Demo> option layout: /],
    ['an unknown code', '<Demo name="Rake" code="hidden" />', /^1: <Demo> option code: /],
    ['a height in words', '<Demo name="Rake" height="tall" />', /^1: <Demo> option height: /],
    ['a height with a unit', '<Demo name="Rake" height="320px" />', /^1: <Demo> option height: /],
    ['a height too small to see', '<Demo name="Rake" height="39" />', /^1: <Demo> option height: /],
    ['a height beyond any screen', '<Demo name="Rake" height="2001" />', /^1: <Demo> option height: /],
    ['a height without a value', '<Demo name="Rake" height />', /^1: <Demo> option height: /],
    ['an address instead of a module', '<Demo name="Rake" from="/garden/" />', /^1: <Demo> option from: /],
    ['a spread', '<Demo {...options} />', /^1: <Demo> takes no spread/],
    ['a demo that is shown twice', '<Demo name="Rake" />\n\n<Demo name="Rake" />', /^3: Demo "Rake" .*twice/],
  ])('stops at %s, with its line', (_, source, message) => {
    expect(() => find(source)).toThrow(message);
  });

  it('lists the options that there are', () => {
    expect(() => find('<Demo name="Rake" maxWidth="200" />')).toThrow(
      'Options: name, layout (center, stretch, bleed), code (preview, open, closed), height, iframe, from, wide.',
    );
  });
});

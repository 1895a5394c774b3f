import { expect, it } from 'vitest';
import { createPageSource } from '../../../content/node/rules/createPageSource';

/** The faults of a page as `line: reason`, with lines counted from the start of the text. */
const find = (text: string) =>
  createPageSource(text).diagnostics.map(({ line, reason }) => `${line - 5}: ${reason}`);

const OTHER = '<Demo name="Leaf" from="garden/garden" />';

it('accepts a hero at the start, and demos of other pages in a showcase', () => {
  expect(
    find(`<Hero>\n  <Demo name="Rake" />\n\n  Text.\n</Hero>\n\n<Showcase>\n  ${OTHER}\n</Showcase>`),
  ).toEqual([]);
});

it('finds the demos of a hero and of a showcase', () => {
  const { demoOptions } = createPageSource(
    `<Hero>\n  <Demo name="Rake" />\n\n  Text.\n</Hero>\n\n<Showcase>\n  ${OTHER}\n</Showcase>`,
  );
  expect(demoOptions.map(({ name }) => name)).toEqual(['Rake', 'Leaf']);
});

it.each<[string, string, RegExp]>([
  [
    'a hero below a text',
    'Text.\n\n<Hero>\n  Text.\n</Hero>',
    /^3: <Hero> must come right after the front matter/,
  ],
  [
    'a hero in an element',
    '<Cards>\n  <Hero>\n    Text.\n  </Hero>\n</Cards>',
    /^2: <Hero> must be at the top/,
  ],
  [
    'two demos in a hero',
    '<Hero>\n  <Demo name="Rake" />\n  <Demo name="Leaf" />\n</Hero>',
    /^1: <Hero> shows one demo/,
  ],
  ['an empty showcase', '<Showcase></Showcase>', /<Showcase> contains only <Demo> elements/],
  [
    'a text in a showcase',
    `<Showcase>\n  Text.\n\n  ${OTHER}\n</Showcase>`,
    /^1: <Showcase> contains only <Demo>/,
  ],
  [
    'an own demo in a showcase',
    '<Showcase>\n  <Demo name="Leaf" />\n</Showcase>',
    /^2: A demo in <Showcase>/,
  ],
  ['a demo of another page elsewhere', OTHER, /^1: A demo of another page must be inside <Showcase>/],
  [
    'a demo deeper inside',
    `<Hero>\n  <Cards>\n    <Demo name="Leaf" />\n  </Cards>\n</Hero>`,
    /^3: <Demo> must be at the top level/,
  ],
])('stops at %s, with its line', (_, text, message) => {
  expect(find(text)).toContainEqual(expect.stringMatching(message));
});

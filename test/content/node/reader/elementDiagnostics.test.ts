import { expect, it } from 'vitest';
import { createPageSource } from '../rules/createPageSource';

/** The faults of a page as `line: reason`, with lines counted from the start of the text. */
const find = (text: string) =>
  createPageSource(text).diagnostics.map(({ line, reason }) => `${line - 5}: ${reason}`);

const OTHER = '<Demo name="Leaf" from="garden/garden" />';

it('accepts a hero at the start, and demos of other pages in a showcase', () => {
  expect(
    find(`<Hero>\n  <Demo name="Rake" />\n\n  Text.\n</Hero>\n\n<Showcase>\n  ${OTHER}\n</Showcase>`),
  ).toEqual([]);
});

it.each<[string, string, string | RegExp]>([
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
  ['an unknown attribute', '<Gallery wide />', '1: <Gallery> has no attribute wide. It has compact.'],
  [
    'an attribute of an element without any',
    '<TypicalApps of="red" />',
    '1: <TypicalApps> has no attribute of. It has none.',
  ],
  ['a missing attribute', '<SearchButton />', '1: <SearchButton> needs label="…".'],
  ['an attribute without its value', '<SearchButton label />', '1: <SearchButton> needs label="…".'],
  ['a value of a flag', '<Gallery compact="yes" />', '1: <Gallery compact> takes no value.'],
  ['an unknown value', '<Plan of="gold" />', '1: <Plan of> is one of pro, premium.'],
  ['an unknown tool', '<Tool name="rake" />', /^1: <Tool name> is one of density/],
  ['logic in an attribute', '<SearchButton label={a} />', /^1: A page is prose/],
  [
    'a tool in an element',
    '<Cards>\n  <Tool name="density" />\n</Cards>',
    /^2: <Tool> must be at the top level/,
  ],
])('stops at %s, with its line', (_, text, message) => {
  expect(find(text)).toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});

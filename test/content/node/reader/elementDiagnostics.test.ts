import { expect, it } from 'vitest';
import { createPageSource } from '../rules/createPageSource';

/** The faults of a page as `line: reason`, with lines counted from the start of the text. */
const find = (text: string) =>
  createPageSource(text).diagnostics.map(({ line, reason }) => `${line - 5}: ${reason}`);

it.each<[string, string, string | RegExp]>([
  [
    'a demo in an element',
    '<Cards>\n  <Demo name="Leaf" />\n</Cards>',
    /^2: <Demo> must be at the top level/,
  ],
  [
    'a demo of another page in the text',
    '<Demo name="Leaf" from="garden/garden" />',
    /^1: A demo of another page must be inside/,
  ],
  ['an unknown attribute', '<Releases wide />', '1: <Releases> has no attribute wide. It has summary.'],
  [
    'an attribute of an element without any',
    '<TypicalApps of="red" />',
    '1: <TypicalApps> has no attribute of. It has none.',
  ],
  ['a missing attribute', '<SearchButton />', '1: <SearchButton> needs label="…".'],
  ['an attribute without its value', '<SearchButton label />', '1: <SearchButton> needs label="…".'],
  ['a value of a flag', '<Releases summary="yes" />', '1: <Releases summary> takes no value.'],
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

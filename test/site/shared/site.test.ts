import { expect, it } from 'vitest';
import * as constants from '../../../src/site/shared/site';

// Specification, section 9, and decisions 2, 12 and 21.
it.each<[keyof typeof constants, unknown]>([
  ['BREAKPOINTS', { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
  ['MAX_TITLE_LENGTH', 70],
  ['MAX_DESCRIPTION_LENGTH', 160],
  ['COPIED_IN_TEXT_MS', 2000],
  ['COPIED_IN_DEMO_MS', 1200],
])('%s is what the specification says', (name, value) => {
  expect(constants[name]).toEqual(value);
});

it.each<[string | null, 'blob' | 'edit' | 'commits', string | null]>([
  ['https://code.test/docs', 'blob', 'https://code.test/docs/blob/main/data/soil.mdx'],
  ['https://code.test/docs', 'edit', 'https://code.test/docs/edit/main/data/soil.mdx'],
  ['https://code.test/docs', 'commits', 'https://code.test/docs/commits/main/data/soil.mdx'],
  [null, 'edit', null],
])('in the repository %s, the address to %s a file is %s', (repository, action, address) => {
  expect(constants.findFileAddress({ repository, branch: 'main' }, action, 'data/soil.mdx')).toBe(address);
});

import { expect, it } from 'vitest';
import * as constants from '../../src/model/site';

// Specification, section 9, and decisions 2, 12 and 21.
it.each<[keyof typeof constants, unknown]>([
  ['LANGUAGES', ['en', 'zh', 'pt']],
  ['URL_LANGUAGES', ['en', 'zh']],
  ['BREAKPOINTS', { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }],
  ['MAX_TITLE_LENGTH', 70],
  ['MAX_DESCRIPTION_LENGTH', 160],
  ['COPIED_IN_TEXT_MS', 2000],
  ['COPIED_IN_DEMO_MS', 1200],
])('%s is what the specification says', (name, value) => {
  expect(constants[name]).toEqual(value);
});

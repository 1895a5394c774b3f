import type { Rule } from '../facts/rule';

/** The front matter is what the build accepts, and a component page begins with its component. */
export const pageStart: Rule = {
  name: 'pageStart',
  check: (page) => page.faults,
};

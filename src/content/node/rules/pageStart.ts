import type { Rule } from '../facts/rule';

/** The front matter passes the build's checks, and a component page begins with its component. */
export const pageStart: Rule = {
  name: 'pageStart',
  check: (page) => page.diagnostics,
};

import { findWrongFences } from '../factRules';
import type { Rule } from '../rule';

/** Code in fences fits the types of the installed packages. */
export const fenceTypes: Rule = {
  name: 'fenceTypes',
  check: (page, { code, compiled }) => findWrongFences(page, code, compiled),
};

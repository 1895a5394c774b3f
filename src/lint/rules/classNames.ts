import { findWrongClasses } from '../factRules';
import type { Rule } from '../rule';

/** Class names, wherever they stand, are set by a component. */
export const classNames: Rule = {
  name: 'classNames',
  check: (page, { facts }) => findWrongClasses(page, facts),
};

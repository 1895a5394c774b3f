import { findUnknownSubjects } from '../factRules';
import type { Rule } from '../rule';

/** The components and hooks of the front matter exist. */
export const documentedNames: Rule = {
  name: 'documentedNames',
  check: (page, { facts }) => findUnknownSubjects(page, facts),
};

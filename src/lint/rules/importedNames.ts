import { findWrongImports } from '../factRules';
import type { Rule } from '../rule';

/** Modules that fences and demos import are installed and export what is taken from them. */
export const importedNames: Rule = {
  name: 'importedNames',
  check: (page, { code, facts }) => findWrongImports(page, code, facts),
};

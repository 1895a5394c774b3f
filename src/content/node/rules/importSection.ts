import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** A component page shows what to import. */
export const importSection: PageRule = {
  name: 'importSection',
  stops: 'ci',
  check({ file, frontMatter, headings }) {
    if (!frontMatter?.components.length) return [];
    if (headings.some(({ depth, text }) => depth === 2 && /^(?:import|install)/i.test(text))) return [];
    const reason = 'The page does not say what to import.';
    return [createError(file, 1, reason, 'Add "## Import" with the import statements.')];
  },
};

import { createError } from '../../../base/node/diagnostic';
import { isInteractive } from '../facts/interactive';
import type { PageRule } from '../facts/rule';

/** A page of an interactive component has an Accessibility section. */
export const accessibilitySection: PageRule = {
  name: 'accessibilitySection',
  stops: 'ci',
  check(page, { facts }) {
    const isThere = page.headings.some(({ depth, text }) => depth === 2 && text === 'Accessibility');
    if (isThere || !isInteractive(page, facts)) return [];
    const reason = 'The component can be operated, and the page says nothing of accessibility.';
    const fix = 'Add "## Accessibility": role, name, keys, and what the developer must supply.';
    return [createError(page.file, 1, reason, fix)];
  },
};

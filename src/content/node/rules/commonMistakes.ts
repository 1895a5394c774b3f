import type { PageSource } from '../reader/readPage';
import { createError } from '../../../base/node/diagnostic';
import { countWords, documentsApi } from '../facts/countWords';
import type { PageRule } from '../facts/rule';

const HEADING = 'Common mistakes';
const MAX_MISTAKES = 5;
/** Number of words below which a page can be read at a glance. */
const MIN_WORDS = 600;

/**
 * A "Common mistakes" section has few entries. Only pages of components that are too long to be read at a
 * glance have one.
 */
export const commonMistakes: PageRule = {
  name: 'commonMistakes',
  stops: 'ci',
  check(page) {
    const heading = page.headings.find(({ text }) => text === HEADING);
    if (!heading) return [];
    const diagnostic = findDiagnostic(page, heading.line);
    return diagnostic === null ? [] : [createError(page.file, heading.line, ...diagnostic)];
  },
};

function findDiagnostic(page: PageSource, line: number): [reason: string, fix: string] | null {
  if (!documentsApi(page)) {
    return [`A guide has the section "${HEADING}".`, 'Say each where it happens.'];
  }
  const words = countWords(page);
  if (words < MIN_WORDS) {
    return [`A page of ${words} words has the section "${HEADING}".`, 'Say each where it happens.'];
  }
  const end = page.headings.find((it) => it.line > line && it.depth === 2)?.line ?? Infinity;
  const inside = (it: { readonly line: number }) => it.line > line && it.line < end;
  const count = page.headings.filter(inside).length || page.textBlocks.filter(inside).length;
  if (count <= MAX_MISTAKES) return null;
  return [
    `"${HEADING}" has ${count} entries; ${MAX_MISTAKES} are the most.`,
    'Keep those that people report.',
  ];
}

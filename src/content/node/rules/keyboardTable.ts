import type { Sentence } from '../reader/textBlocks';
import { createError } from '../../../base/node/diagnostic';
import { hasKeyColumn, isAccessibilityHeading } from '../reader/keyboardTable';
import { isInteractive } from '../facts/interactive';
import type { PageRule } from '../facts/rule';
import { listWords } from '../facts/words';

const NEGATIONS: ReadonlySet<string> = new Set([
  ...['no', 'not', 'none', 'never', 'neither', 'nor', 'nothing', 'without'],
  ...["isn't", "aren't", "doesn't", "don't", "can't"],
]);

const KEYBOARD = /^(?:focus\w*|keys?|keyboard|tab)$/;

/**
 * The Accessibility section of an interactive component has a table of its keys, or says that it has no keys.
 */
export const keyboardTable: PageRule = {
  name: 'keyboardTable',
  stops: 'ci',
  check(page, { facts }) {
    const sections = page.headings.filter(({ depth }) => depth === 2);
    const index = sections.findIndex(isAccessibilityHeading);
    const section = sections[index];
    if (!section || !isInteractive(page, facts)) return [];
    const end = sections[index + 1]?.line ?? Infinity;
    const isInside = ({ line }: { readonly line: number }) => line > section.line && line < end;
    if (page.tables.filter(isInside).some(({ header }) => hasKeyColumn(header))) return [];
    const sentences = page.textBlocks.filter(isInside).flatMap((textBlock) => textBlock.sentences);
    if (sentences.some(deniesKeyboard)) return [];
    const fix = 'Add a table with the columns Key and Effect, or say that the component takes no focus.';
    return [createError(page.file, section.line, 'Accessibility has no keyboard table.', fix)];
  },
};

/** "Takes no focus", "handles no keys", "is not in the tab order" and the like. */
function deniesKeyboard({ text }: Sentence): boolean {
  const words = listWords(text).map((word) => word.text.toLowerCase().replace('’', "'"));
  const start = words.findIndex((word) => NEGATIONS.has(word));
  return start >= 0 && words.slice(start).some((word) => KEYBOARD.test(word));
}

import type { Passage } from '../reader/passages';
import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

const NAMES =
  'Esc(?:ape)?|Enter|Tab|Space(?: ?bar)?|Home|End|Page ?Up|Page ?Down|Backspace|Delete|Shift|Ctrl|Alt';

/** Names that nothing else has, and those that the sentence calls a key. */
const UNMARKED = new RegExp(
  `(?:\\b(?:Esc|Ctrl|Backspace|Page ?Up|Page ?Down)\\b|[←↑→↓]|\\b(?:Press|press)(?:es|ed|ing)? (?:the )?(?:${NAMES})\\b|\\b(?:${NAMES}) key\\b)`,
);

const KEY = new RegExp(`^(?:${NAMES})\\b`);

/** Keys are marked with `<kbd>`, in the text and in tables. */
export const keys: Rule = {
  name: 'keys',
  check: (page) =>
    page.passages.flatMap((passage) =>
      passage.sentences.flatMap(({ prose, line }) => {
        const found = UNMARKED.exec(prose)?.[0] ?? (lacksKey(passage, prose) ? prose : null);
        if (found === null) return [];
        return createError(
          page.file,
          line,
          `"${found}" is not marked as a key.`,
          'Write it as <kbd>Esc</kbd>.',
        );
      }),
    ),
};

/** Whether a cell of a table of keys is the bare name of one. */
function lacksKey({ kind, column }: Passage, prose: string): boolean {
  return kind === 'cell' && /^Keys?$/.test(column) && KEY.test(prose);
}

import type { TextBlock } from '../reader/textBlocks';
import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

const NAMES =
  'Esc(?:ape)?|Enter|Tab|Space(?: ?bar)?|Home|End|Page ?Up|Page ?Down|Backspace|Delete|Shift|Ctrl|Alt';

/** Names that only keys have, and names that the sentence calls a key. */
const UNMARKED = new RegExp(
  `(?:\\b(?:Esc|Ctrl|Backspace|Page ?Up|Page ?Down)\\b|[←↑→↓]|\\b(?:Press|press)(?:es|ed|ing)? (?:the )?(?:${NAMES})\\b|\\b(?:${NAMES}) key\\b)`,
);

const KEY = new RegExp(`^(?:${NAMES})\\b`);

/** Keys are marked with `<kbd>`, in the text and in tables. */
export const keys: PageRule = {
  name: 'keys',
  stops: 'ci',
  check: (page) =>
    page.textBlocks.flatMap((textBlock) =>
      textBlock.sentences.flatMap(({ prose, line }) => {
        const found = UNMARKED.exec(prose)?.[0] ?? (isBareKeyName(textBlock, prose) ? prose : null);
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

/** Whether a cell in a column of keys is the bare name of a key, without `<kbd>`. */
function isBareKeyName({ kind, column }: TextBlock, prose: string): boolean {
  return kind === 'cell' && /^Keys?$/.test(column) && KEY.test(prose);
}

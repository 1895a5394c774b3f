import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** A cell is a phrase, without a full stop. */
export const tableCells: Rule = {
  name: 'tableCells',
  check: (page) =>
    page.passages
      .filter(
        ({ kind, sentences }) => kind === 'cell' && /(?<!etc|\.)\.$/.test(sentences.at(-1)?.prose ?? ''),
      )
      .map(({ line, sentences }) => {
        const text = sentences.map((sentence) => sentence.text).join(' ');
        return createError(
          page.file,
          line,
          `The cell "${text}" ends in a full stop.`,
          sentences.length > 1 ? 'Write a phrase, or move the sentences below the table.' : 'Leave it out.',
        );
      }),
};

import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** A table cell is a phrase, without a period at the end. */
export const tableCells: PageRule = {
  name: 'tableCells',
  stops: 'ci',
  check: (page) =>
    page.textBlocks
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

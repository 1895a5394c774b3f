import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

const OF_ITS_OWN = /\bof (?:its|their|your) own\b/i;

/** Turns of phrase that give the writer away. Single words are in `data/terms.ts`. */
export const wording: PageRule = {
  name: 'wording',
  stops: 'ci',
  check: (page) => {
    const sentences = page.textBlocks.flatMap((textBlock) => textBlock.sentences);
    const late = sentences.filter(({ prose }) => /\balready[.!?]?$/.test(prose));
    const [, ...repeated] = sentences.filter(({ prose }) => OF_ITS_OWN.test(prose));
    return [
      ...late.map(({ line }) =>
        createError(
          page.file,
          line,
          'The sentence ends in "already".',
          'Move it before the verb, or leave it out.',
        ),
      ),
      ...repeated.map(({ line, prose }) =>
        createError(
          page.file,
          line,
          `The page says "${OF_ITS_OWN.exec(prose)?.[0]}" again.`,
          'Write "its own", "separate" or "another".',
        ),
      ),
    ];
  },
};

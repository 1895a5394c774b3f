import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Text has straight quotes, which are on every keyboard and are found by every search. */
export const quotes: PageRule = {
  name: 'quotes',
  stops: 'ci',
  check: (page) =>
    page.textBlocks
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ prose, line }) => {
        const [quote] = /[“”„‘’«»]/.exec(prose) ?? [];
        if (!quote) return [];
        return createError(page.file, line, `The text has the quote ${quote}.`, `Write " or '.`);
      }),
};

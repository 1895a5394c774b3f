import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** Texts have straight quotes, which are the same on every keyboard and in every search. */
export const quotes: Rule = {
  name: 'quotes',
  check: (page) =>
    page.passages
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ prose, line }) => {
        const [sign] = /[“”„‘’«»]/.exec(prose) ?? [];
        if (!sign) return [];
        return createError(page.file, line, `The text has the quote ${sign}.`, `Write " or '.`);
      }),
};

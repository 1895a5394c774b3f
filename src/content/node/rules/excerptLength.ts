import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** Lines of code that need no imports to be understood. */
const MAX_LINES = 10;

/** Code that is longer than an excerpt is a whole file, with a title, so that it is compiled and can be copied. */
export const excerptLength: Rule = {
  name: 'excerptLength',
  check: (page) =>
    page.fences
      .filter(({ title, language, code }) => {
        return title === '' && /^[jt]sx?$/.test(language) && code.split('\n').length > MAX_LINES;
      })
      .map(({ line, code }) =>
        createError(
          page.file,
          line,
          `The excerpt has ${code.split('\n').length} lines; ${MAX_LINES} are the most.`,
          'Show the whole file with its path as title, or less of it.',
        ),
      ),
};

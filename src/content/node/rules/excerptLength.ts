import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Number of lines of code that can be understood without imports. */
const MAX_LINES = 10;

/** Code longer than an excerpt is a whole file, with a title, so that it is compiled and can be copied. */
export const excerptLength: PageRule = {
  name: 'excerptLength',
  stops: 'ci',
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

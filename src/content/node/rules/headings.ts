import { HEADINGS } from '../../../../data/terms';
import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Nobody searches for phrases that begin with one of these words. */
const PREPOSITION =
  /^(?:Among|Around|As|At|Behind|Beside|Between|By|For|From|In|Inside|Of|On|Outside|Over|Per|Through|Under|With|Within|Without) /;

/** Headings are what people search for, and a topic has the same heading on every page. */
export const headings: PageRule = {
  name: 'headings',
  stops: 'ci',
  check: (page) =>
    page.headings.flatMap(({ text, line }) => {
      const term = HEADINGS.find(({ wrong }) => wrong.test(text));
      if (term) {
        return createError(
          page.file,
          line,
          `The heading says "${text}".`,
          `All pages call it "${term.right}".`,
        );
      }
      if (!PREPOSITION.test(text)) return [];
      return createError(
        page.file,
        line,
        `The heading "${text}" begins with a preposition.`,
        'Begin with what people search for: the noun or the name in the API.',
      );
    }),
};

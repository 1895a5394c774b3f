import { HEADINGS } from '../../../../data/terms';
import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** Words with which a phrase begins that nobody searches for. */
const PREPOSITION =
  /^(?:Among|Around|As|At|Behind|Beside|Between|By|For|From|In|Inside|Of|On|Outside|Over|Per|Through|Under|With|Within|Without) /;

/** Headings are what people search for, and topics of many pages have the same heading everywhere. */
export const headings: Rule = {
  name: 'headings',
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

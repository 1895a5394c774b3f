import { createError } from '../../../base/node/diagnostic';
import { countWords, documentsApi } from '../facts/countWords';
import type { PageRule } from '../facts/rule';

/** Longest page of a component, in words, that people still search through. */
const MAX_WORDS = 1400;
const MAX_TABLES = 4;

/** The page of a component is short enough to be read, and no page is mostly tables. */
export const pageLength: PageRule = {
  name: 'pageLength',
  stops: 'ci',
  check: (page) => {
    const words = countWords(page);
    const table = page.tables[MAX_TABLES];
    return [
      ...(documentsApi(page) && words > MAX_WORDS
        ? [
            createError(
              page.file,
              1,
              `The page has ${words} words; ${MAX_WORDS} are the most for a component.`,
              'Cut what repeats, or move recipes to a subpage.',
            ),
          ]
        : []),
      ...(table
        ? [
            createError(
              page.file,
              table.line,
              `The page has ${page.tables.length} tables; ${MAX_TABLES} are the most.`,
              'Join two of them, or write a list.',
            ),
          ]
        : []),
    ];
  },
};

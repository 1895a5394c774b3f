import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Classes are written as in a style sheet, `.MuiTable-root`, and their tables all have the same columns. */
export const classTables: PageRule = {
  name: 'classTables',
  stops: 'ci',
  check: (page) => [
    ...page.textBlocks
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ inlineCodes }) => inlineCodes)
      .filter(({ text }) => /^(?:Mui[A-Z]?\w*|base(?:-[A-Z]\w*|-))-[a-z]\w*$/.test(text))
      .map(({ text, line }) =>
        createError(page.file, line, `The class \`${text}\` has no dot.`, `Write \`.${text}\`.`),
      ),
    ...page.tables
      .filter(
        ({ header: [first, second] }) =>
          /^(?:CSS )?[Cc]lass(?: name)?$/.test(first ?? '') && second !== 'Element',
      )
      .map(({ line, header }) =>
        createError(
          page.file,
          line,
          `The table of classes has the columns ${header.join(', ')}.`,
          'Call the first two Class and Element.',
        ),
      ),
  ],
};

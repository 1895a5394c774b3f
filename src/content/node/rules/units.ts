import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Lengths, times and percentages are words of the text: code is what readers paste. */
export const units: PageRule = {
  name: 'units',
  stops: 'ci',
  check: (page) =>
    page.textBlocks
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ inlineCodes }) => inlineCodes)
      .filter(({ text }) => /^-?[\d.]+(?:px|ms|%)$/.test(text))
      .map(({ text, line }) =>
        createError(page.file, line, `\`${text}\` is marked as code.`, `Write ${text} without backticks.`),
      ),
};

import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** Lengths, times and percentages are words of the text: code is what readers paste. */
export const units: Rule = {
  name: 'units',
  check: (page) =>
    page.passages
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ codes }) => codes)
      .filter(({ text }) => /^-?[\d.]+(?:px|ms|%)$/.test(text))
      .map(({ text, line }) =>
        createError(page.file, line, `\`${text}\` is marked as code.`, `Write ${text} without backticks.`),
      ),
};

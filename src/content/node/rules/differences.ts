import { createError } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** Each line of a difference has its sign, or a space, and then a space before the code. */
export const differences: Rule = {
  name: 'differences',
  check: (page) =>
    page.fences
      .filter(({ language }) => language === 'diff')
      .flatMap(({ code, line }) =>
        code
          .split('\n')
          .flatMap((text, index) =>
            /^(?:[-+]?$|[-+ ] |@@)/.test(text)
              ? []
              : [
                  createError(
                    page.file,
                    line + index,
                    `The line "${text}" of a difference has no space after its sign.`,
                    'Begin each line with "- ", "+ " or two spaces.',
                  ),
                ],
          ),
      ),
};

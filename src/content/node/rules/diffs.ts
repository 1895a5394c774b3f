import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Each line of a diff starts with its sign or a space, and another space before the code. */
export const diffs: PageRule = {
  name: 'diffs',
  stops: 'ci',
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
                    `The line "${text}" of a diff has no space after its sign.`,
                    'Begin each line with "- ", "+ " or two spaces.',
                  ),
                ],
          ),
      ),
};

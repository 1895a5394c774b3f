import { CLASS_NAME } from '../../../api/node/packages/classLists';
import { createError } from '../../../base/node/diagnostic';
import { isDescribedAsMissing } from '../reader/textBlocks';
import { PLACEHOLDER } from '../facts/readerNames';
import { SEE_TYPES, type PageRule } from '../facts/rule';

/** Every class name in prose, strings or style sheets is one that a component sets. */
export const classNames: PageRule = {
  name: 'classNames',
  stops: 'ci',
  check(page, { facts }) {
    const find = (file: string, text: string, line: number) =>
      text
        .split('\n')
        .flatMap((part, index) =>
          (part.match(CLASS_NAME) ?? [])
            .filter((name) => !facts.hasClass(page.section, name) && !PLACEHOLDER.test(name))
            .map((name) => createError(file, line + index, `Class "${name}" is set by nothing.`, SEE_TYPES)),
        );
    const prose = page.textBlocks
      .flatMap(({ sentences }) => sentences)
      .flatMap((sentence) =>
        sentence.inlineCodes.filter(({ text }) => !isDescribedAsMissing(text, sentence)),
      );
    return [
      ...prose.flatMap(({ text, line }) => find(page.file, text, line)),
      ...page.fences.flatMap(({ code, line }) => find(page.file, code, line)),
      ...page.demos.flatMap(({ file, code }) => find(file, code, 1)),
    ];
  },
};

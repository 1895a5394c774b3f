import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/**
 * Each demo is introduced by a sentence after the heading or demo above it. A demo at the start of a page,
 * such as that of a `<Hero>`, is introduced by the page's description.
 */
export const demoIntroduction: PageRule = {
  name: 'demoIntroduction',
  stops: 'ci',
  check({ file, headings, demos, textBlocks, fences, tables }) {
    const stops = [...headings, ...demos].map(({ line }) => line);
    const first = Math.min(
      ...[...headings, ...demos, ...textBlocks, ...fences, ...tables].map(({ line }) => line),
    );
    return demos.flatMap(({ name, line }) => {
      if (line === first) return [];
      const above = Math.max(0, ...stops.filter((stop) => stop < line));
      const isIntroduced = textBlocks.some(
        (textBlock) => textBlock.kind === 'paragraph' && textBlock.line > above && textBlock.line < line,
      );
      if (isIntroduced) return [];
      const fix = 'Write a sentence above it that says what to look for.';
      return [createError(file, line, `Nothing introduces the demo ${name}.`, fix)];
    });
  },
};

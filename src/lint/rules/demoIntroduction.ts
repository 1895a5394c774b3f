import { isComponentPage } from '../../build/mdx/leadElement';
import { createError } from '../../build/page/finding';
import type { Rule } from '../rule';

/**
 * Each demo is introduced by a sentence after the heading or demo above it. The first demo of a component page
 * is introduced by the page's description.
 */
export const demoIntroduction: Rule = {
  name: 'demoIntroduction',
  check({ file, frontMatter, headings, demos, passages }) {
    const stops = [...headings, ...demos].map(({ line }) => line);
    const isLead = (line: number) =>
      frontMatter !== null && isComponentPage(frontMatter) && stops.every((stop) => stop >= line);
    return demos.flatMap(({ name, line }) => {
      if (isLead(line)) return [];
      const above = Math.max(0, ...stops.filter((stop) => stop < line));
      const isIntroduced = passages.some(
        (passage) => passage.kind === 'paragraph' && passage.line > above && passage.line < line,
      );
      if (isIntroduced) return [];
      const cure = 'Write a sentence above it that says what to look for.';
      return [createError(file, line, `Nothing introduces the demo ${name}.`, cure)];
    });
  },
};

import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** A page and each of its sections have content: what `npm run new` creates is not published unwritten. */
export const emptySections: PageRule = {
  name: 'emptySections',
  stops: 'ci',
  check({ file, frontMatter, headings, blocks: all }) {
    const blocks = all.filter(({ kind }) => kind !== 'heading');
    if (frontMatter && blocks.length === 0) return [createError(file, 1, 'The page is empty.', 'Write it.')];
    return headings
      .filter(({ depth, line }, index) => {
        const next = headings[index + 1];
        // Its subsections are its content.
        if (next && next.depth > depth) return false;
        return !blocks.some((block) => block.line > line && block.line < (next?.line ?? Infinity));
      })
      .map(({ text, line }) =>
        createError(file, line, `The section "${text}" is empty.`, 'Write it or remove its heading.'),
      );
  },
};

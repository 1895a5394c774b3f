import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';
import { listGeneratedIds } from '../facts/siteContent';

/** No heading has the anchor of one that the build writes: a category of a gallery, or a section of an element. */
export const uniqueAnchors: PageRule = {
  name: 'uniqueAnchors',
  stops: 'build',
  check(page, { product }) {
    const generated = listGeneratedIds(page, product);
    return page.headings
      .filter(({ id }) => id !== null && generated.includes(id))
      .map(({ id, line }) =>
        createError(
          page.file,
          line,
          `The build writes a heading with the anchor "${id}", too.`,
          'Rename this one.',
        ),
      );
  },
};

import { API_SECTION } from '../../../page/shared/page';
import { createWarning } from '../../../base/node/finding';
import type { Rule } from '../facts/rule';

/** Links to headings and demos of the reference lead somewhere: to an anchor of the same name, or to an alias. */
export const referenceAnchors: Rule = {
  name: 'referenceAnchors',
  check({ file, pathname, headings, shownDemos, playgrounds, frontMatter }, { referenceAnchors: anchors }) {
    const own = new Set([
      ...headings.map(({ id }) => id),
      ...shownDemos.map(({ name }) => name),
      ...playgrounds.map(({ id }) => id),
      ...Object.keys(frontMatter?.aliases ?? {}),
      API_SECTION.id,
    ]);
    const lost = (anchors[pathname] ?? []).filter((anchor) => !own.has(anchor));
    if (lost.length === 0) return [];
    const reason = `Anchors of the reference lead nowhere: ${lost.join(', ')}.`;
    const cure = 'Name each in the aliases of the front matter, with the section or demo that answers it.';
    return [createWarning(file, 1, reason, cure)];
  },
};

import { API_SECTION } from '../../../page/shared/page';
import { createWarning } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Anchors of the reference's headings and demos also work here, by the same name or by an alias. */
export const referenceAnchors: PageRule = {
  name: 'referenceAnchors',
  stops: 'ci',
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
    const fix = 'Name each in the aliases of the front matter, with the section or demo that answers it.';
    return [createWarning(file, 1, reason, fix)];
  },
};

import { components } from '../../../../data/components';
import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../../../content/node/facts/rule';
import { listIds } from '../../../content/node/facts/siteContent';
import { isGalleryHeadingId } from '../../../content/node/reader/headingIds';
import { ALIAS_FIX, explainAlias } from '../../../content/node/rules/source/aliases';

/** A gallery has categories, and those that aliases lead to. */
export const galleries: PageRule = {
  name: 'galleries',
  stops: 'build',
  check(page, { product }) {
    if (page.galleries.length === 0) return [];
    const ids = listIds(page, product);
    const empty = components[product.id] ? [] : page.galleries;
    return [
      ...empty.map(({ line }) => {
        const reason = `The gallery is empty: data/components.ts has no categories of ${product.id}.`;
        return createError(page.file, line, reason, `Add those of data/${product.id}/components.ts.`);
      }),
      ...page.aliases
        .filter(({ anchor }) => isGalleryHeadingId(anchor))
        .flatMap((one) => explainAlias(one, ids) ?? [])
        .map((reason) => createError(page.file, 1, reason, ALIAS_FIX)),
    ];
  },
};

export const pageRules: readonly PageRule[] = [galleries];

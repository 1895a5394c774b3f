import type { Product } from '../../../site/shared/product';
import { listPageModules } from '../../../base/node/files';

/** Repository paths of the pages that readers see, in alphabetical order. */
export function listContentFiles(products: readonly Product[]): string[] {
  const modules = products.filter(({ isInternal }) => !isInternal).flatMap(listPageModules);
  return modules.map((module) => `data/${module}.mdx`).sort();
}

/**
 * Selects pages by public path (`/material-ui/react-button/`), folder or file; a path or folder includes the
 * pages below it.
 * @param files repository paths of all pages
 * @throws Error when a selector matches no page
 */
export function selectContentFiles(files: readonly string[], selectors: readonly string[]): string[] {
  if (selectors.length === 0) return [...files];
  const selected = selectors.flatMap((argument) => {
    const below = argument.replace(/^\.?\/|\/$/g, '').replace(/^data\//, '');
    // A product may have its root at the top of the site: `/versions/` is data/docs/versions.
    const found =
      ['data', 'data/[^/]+']
        .map((root) => new RegExp(`^${root}/${below.replaceAll('.', '\\.')}(?:/|$)`))
        .map((pattern) => files.filter((file) => pattern.test(file)))
        .find((matches) => matches.length > 0) ?? [];
    if (found.length === 0)
      throw new Error(`No page matches "${argument}". Give its public path or its folder.`);
    return found;
  });
  return [...new Set(selected)];
}

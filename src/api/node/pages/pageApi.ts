import { findComponentApi, findHookApi, type Api, type ComponentApi, type HookApi } from '../../shared/api';
import type { FrontMatter } from '../../../content/node/reader/frontMatter';
import { throwDiagnostics } from '../../../base/node/diagnostic';
import { findUnknownNames } from '../../../content/node/reader/nameDiagnostics';
import { readPage } from '../../../content/node/reader/readPage';

/** The API entries that a page documents, in the order of its front matter. */
export interface PageApi {
  readonly components: readonly ComponentApi[];
  readonly hooks: readonly HookApi[];
}

/**
 * Finds the API entries of the names that a page documents.
 * @param section id of the page's product
 * @param module path of the page's module below `data`, without extension
 * @throws Error with file and line when no installed package of the product exports a name
 */
export function getPageApi(
  api: Api,
  section: string,
  module: string,
  { components, hooks }: Pick<FrontMatter, 'components' | 'hooks'>,
): PageApi {
  const found = {
    components: components.flatMap((name) => findComponentApi(api, section, name) ?? []),
    hooks: hooks.flatMap((name) => findHookApi(api, section, name) ?? []),
  };
  if (found.components.length + found.hooks.length < components.length + hooks.length) {
    const file = `data/${module}.mdx`;
    throwDiagnostics(findUnknownNames(file, readPage(file), section, api));
  }
  return found;
}

import { findComponentApi, findHookApi, type Api, type ComponentApi, type HookApi } from '../../shared/api';
import type { FrontMatter } from '../../../content/node/reader/frontMatter';
import { createError, throwDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import { readPage, type PageSource } from '../../../content/node/reader/readPage';

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
    throwDiagnostics(findUnknownNames(readPage(`data/${module}.mdx`), section, api));
  }
  return found;
}

/**
 * Finds names in front matter that no installed package of the page's product exports.
 * @param section id of the page's product
 */
export function findUnknownNames(
  { file, documentedNames }: Pick<PageSource, 'file' | 'documentedNames'>,
  section: string,
  api: Api,
): Diagnostic[] {
  const isKnown = { components: findComponentApi, hooks: findHookApi };
  const unknown = documentedNames.filter(({ field, name }) => !isKnown[field](api, section, name));
  return unknown.map(({ field, name, line }) =>
    createError(
      file,
      line,
      `front matter "${field}" names "${name}", for which no package of ${section} has an API page.`,
      `Correct the name, or see data/${section}/packages.ts.`,
    ),
  );
}

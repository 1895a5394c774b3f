import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findComponentApi, findHookApi, type Api, type ComponentApi, type HookApi } from '../model/api';
import { ROOT } from './files';
import type { FrontMatter } from './mdx/frontMatter';

/** What a page documents, in the order of its front matter. */
export interface PageApi {
  readonly components: readonly ComponentApi[];
  readonly hooks: readonly HookApi[];
}

/**
 * Finds the references of what a page documents.
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
  const fail = (kind: string, name: string): never => {
    const file = `data/${module}.mdx`;
    throw new Error(
      `${file}:${findLine(file, name)}: front matter "${kind}" names "${name}", which no package of ` +
        `${section} exports with a reference. Correct the name, or see data/apiPackages.ts.`,
    );
  };
  return {
    components: components.map((name) => findComponentApi(api, section, name) ?? fail('components', name)),
    hooks: hooks.map((name) => findHookApi(api, section, name) ?? fail('hooks', name)),
  };
}

/** Line of the first mention of a name, which is in the front matter. */
function findLine(file: string, name: string): number {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  return (
    lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line) && !/^\w*(title|desc)/.test(line)) + 1
  );
}

import { readFileSync } from 'node:fs';
import type { PlaygroundOptions } from './playgroundElements';

/**
 * The modules that a playground is made of: the component's, then its child's.
 * @param packageName npm package of the page: `@mui/material`
 */
export function getPlaygroundImports(
  { component, child }: PlaygroundOptions,
  packageName: string,
): readonly string[] {
  return [component, ...(child === null ? [] : [child])].map((name) => `${packageName}/${name}`);
}

/**
 * npm package of the product that a page belongs to. Loaders are too early for the manifest itself, so this
 * reads the one word in its source; `playground/createPlayground.ts` checks it against the manifest.
 * @param pageFile path of the page, below a `data` folder
 */
export function readPagePackage(pageFile: string): string {
  const [folder = ''] = /^.*?\bdata\/[^/]+\//.exec(pageFile) ?? [];
  const [, name = ''] =
    /^ {2}packageName: '([^']+)'/m.exec(readFileSync(`${folder}product.ts`, 'utf8')) ?? [];
  return name;
}

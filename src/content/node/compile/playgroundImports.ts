import path from 'node:path';
import type { ProductPackage } from '../../../site/shared/product';
import { ROOT } from '../../../base/node/files';
import type { PlaygroundOptions } from '../reader/playgroundElements';

/**
 * The modules that a playground imports: the component's, then its child's; or else the page's example, which
 * renders the component with content.
 * @param packageName npm package of the page: `@mui/material`
 */
export function getPlaygroundImports(
  { component, child, example }: PlaygroundOptions,
  packageName: string,
): readonly string[] {
  if (example !== null) return [`./${example}`];
  return [component, ...(child === null ? [] : [child])].map((name) => `${packageName}/${name}`);
}

/**
 * npm package of the product that a page belongs to; empty for a product without packages.
 * @param pageFile path of the page, somewhere below a `data` folder
 */
export async function loadPagePackage(pageFile: string): Promise<string> {
  const [, folder = ''] = /\bdata\/([^/]+)\//.exec(pageFile.replaceAll('\\', '/')) ?? [];
  const file = path.join(ROOT, 'data', folder, 'packages.ts');
  const { packages }: { packages: readonly ProductPackage[] } = await import(/* @vite-ignore */ file);
  return packages[0]?.name ?? '';
}

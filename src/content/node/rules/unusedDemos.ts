import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readDemoImports } from '../../../demo/node/files/demoFiles';
import { readText, ROOT, toRepositoryPath } from '../../../base/node/files';
import { listDemoParts } from '../reader/demoParts';
import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Files of a product that lie in the folder of its first page but belong to no demo. */
const PRODUCT_FILES = ['product.ts', 'menu.ts', 'packages.ts', 'components.ts', 'releases.ts'];

/** Each file beside a page is part of a demo or playground on it, and the imports of demos can be resolved. */
export const unusedDemos: PageRule = {
  name: 'unusedDemos',
  stops: 'build',
  check({ file, shownDemos, playgrounds }) {
    const folder = path.join(ROOT, path.dirname(file));
    if (!existsSync(folder)) return [];
    const own = shownDemos.filter(({ from }) => from === null);
    const names = [...own.map(({ name }) => name), ...playgrounds.flatMap(({ example }) => example ?? [])];
    const parts = names
      .flatMap((name) => listDemoParts(folder, name))
      .map(({ module }) => path.join(folder, module))
      // Missing files are reported with the page.
      .filter((part) => existsSync(part));
    const imports = parts.map((part) => readDemoImports(readText(part), part));
    const used = new Set([...parts, ...imports.flatMap(({ files }) => files)]);
    const unused = listDemoFolder(folder).filter((one) => !used.has(one));
    return [
      ...imports.flatMap(({ diagnostics }) => diagnostics),
      ...unused.map((one) =>
        createError(
          toRepositoryPath(one),
          1,
          `${file} shows no demo that is made of this file.`,
          `Show it with <Demo name="${toName(folder, one)}" />, import it in a demo, or delete it.`,
        ),
      ),
    ];
  },
};

/**
 * Files in a page's folder that belong neither to the page itself nor to the pages below it, whose folders
 * are in lower case.
 */
function listDemoFolder(folder: string): string[] {
  const isProduct = path.dirname(folder) === path.join(ROOT, 'data');
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith('.mdx'))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (!entry.isDirectory()) return isProduct && PRODUCT_FILES.includes(entry.name) ? [] : [place];
      return /^[A-Z]/.test(entry.name) ? listFiles(place) : [];
    });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Name of the demo that a file would be, or would belong to. */
function toName(folder: string, file: string): string {
  const [first = ''] = path.relative(folder, file).split(path.sep);
  return path.parse(first).name;
}

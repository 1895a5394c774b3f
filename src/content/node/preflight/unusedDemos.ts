import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readDemoImports } from '../../../demo/node/files/demoFiles';
import { readText, ROOT, toRepositoryPath } from '../../../base/node/files';
import { listDemoParts } from '../reader/demoParts';
import { createError, type Finding } from '../../../base/node/finding';
import type { PageSource } from '../reader/readPage';

/** Files of a product that are in the folder of its first page and belong to no demo. */
const MANIFEST = ['product.ts', 'menu.ts', 'packages.ts', 'components.ts', 'releases.ts'];

/** Files beside a page that no demo or playground of it is made of, and imports that lead nowhere. */
export function findUnusedDemos({
  file,
  shownDemos,
  playgrounds,
}: Pick<PageSource, 'file' | 'shownDemos' | 'playgrounds'>): Finding[] {
  const folder = path.join(ROOT, path.dirname(file));
  if (!existsSync(folder)) return [];
  const own = shownDemos.filter(({ from }) => from === null);
  const names = [...own.map(({ name }) => name), ...playgrounds.flatMap(({ example }) => example ?? [])];
  const parts = names
    .flatMap((name) => listDemoParts(folder, name))
    .map(({ module }) => path.join(folder, module))
    // Missing ones are faults of their page.
    .filter((part) => existsSync(part));
  const imports = parts.map((part) => readDemoImports(readText(part), part));
  const used = new Set([...parts, ...imports.flatMap(({ files }) => files)]);
  const unused = listDemoFolder(folder).filter((one) => !used.has(one));
  return [
    ...imports.flatMap(({ faults }) => faults),
    ...unused.map((one) =>
      createError(
        toRepositoryPath(one),
        1,
        `${file} shows no demo that is made of this file.`,
        `Show it with <Demo name="${toName(folder, one)}" />, import it in a demo, or delete it.`,
      ),
    ),
  ];
}

/** What is in a page's folder and belongs neither to the page nor to the pages below, whose folders are in lower case. */
function listDemoFolder(folder: string): string[] {
  const isProduct = path.dirname(folder) === path.join(ROOT, 'data');
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !name.endsWith('.mdx'))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (!entry.isDirectory()) return isProduct && MANIFEST.includes(entry.name) ? [] : [place];
      return /^[A-Z]/.test(entry.name) ? listFiles(place) : [];
    });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Name of the demo that a file would be, or be a part of. */
function toName(folder: string, file: string): string {
  const [first = ''] = path.relative(folder, file).split(path.sep);
  return path.parse(first).name;
}

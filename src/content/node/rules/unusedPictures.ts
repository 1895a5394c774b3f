import { readdirSync } from 'node:fs';
import path from 'node:path';
import { components } from '../../../../data/components';
import referencePages from '../../../../data/referencePages.json';
import { getDrawing } from '../components/listed';
import { DRAWINGS, toDrawingName } from '../drawings/drawings';
import { listPageModules, readText, ROOT, toPathname } from '../../../base/node/files';
import { createError, type Finding } from '../../../base/node/finding';
import type { Product } from '../../../site/shared/product';

/** Pictures that the site serves as they are. */
const STATIC = 'public/static';

/** Where a picture may be named. */
const SOURCES = ['data', 'pages', 'src'];

const MANIFEST = 'public/manifest.webmanifest';

/**
 * Finds drawings that are named neither like a page that there is or will be, nor in the list of components, nor in
 * code, and files of `public/static` that nothing refers to. The build does not stop at them: they harm no reader, and
 * other sites with this engine have the same ones.
 * @param products of the whole site
 */
export function findUnusedPictures(products: readonly Product[]): Finding[] {
  const text = SOURCES.flatMap((folder) => listFiles(folder))
    .filter((file) => /\.(?:tsx?|mjs|css|mdx|json)$/.test(file))
    .concat(MANIFEST)
    .map((file) => readText(path.join(ROOT, file)))
    .join('\n');
  const pathnames = products.flatMap((product) =>
    listPageModules(product).map((module) => toPathname(product, module)),
  );
  const used = new Set([
    // Drawn ahead, where the page is still to be written.
    ...[...pathnames, ...referencePages].map((pathname) => toDrawing(toDrawingName(pathname))),
    ...Object.values(components).flatMap((categories) =>
      categories.flatMap((category) => category.components.map((one) => toDrawing(getDrawing(one)))),
    ),
    ...Array.from(text.matchAll(/readDrawing\('([^']+)'\)/g), ([, name = '']) => toDrawing(name)),
    // Not the paths in the repository, by which files are written.
    ...Array.from(text.matchAll(/(?<!public)\/static\/[\w./-]+/g), ([address]) => `public${address}`),
  ]);
  return [...listFiles(DRAWINGS), ...listFiles(STATIC)]
    .filter((file) => !used.has(file))
    .map((file) => createError(file, 1, 'Nothing shows this picture.', 'Show or delete it.'));
}

/** Repository path of a drawing. */
function toDrawing(name: string): string {
  return `${DRAWINGS}/${name}.svg`;
}

/** Repository paths of all files in a folder. */
function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
}

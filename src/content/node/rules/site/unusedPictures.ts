import { readdirSync } from 'node:fs';
import path from 'node:path';
import { components } from '../../../../../data/components';
import referencePages from '../../../../../data/referencePages.json';
import { getDrawing } from '../../components/listedComponent';
import { DRAWINGS, toDrawingName } from '../../drawings/drawings';
import { listPageModules, readText, ROOT, toPathname } from '../../../../base/node/files';
import { createError } from '../../../../base/node/diagnostic';
import type { SiteRule } from '../../facts/rule';

/** Pictures that the site serves unchanged. */
const STATIC = 'public/static';

/** Folders of files that may refer to a picture. */
const SOURCES = ['data', 'pages', 'src'];

const MANIFEST = 'public/manifest.webmanifest';

/**
 * Each drawing has a page (existing or planned), or the list of components or code names it; each file of
 * `public/static` is referred to. Others harm no reader, and other sites with this engine have the same
 * files: the build goes on.
 */
export const unusedPictures: SiteRule = {
  name: 'unusedPictures',
  stops: 'ci',
  check({ products }) {
    const text = SOURCES.flatMap((folder) => listFiles(folder))
      .filter((file) => /\.(?:tsx?|mjs|css|mdx|json)$/.test(file))
      .concat(MANIFEST)
      .map((file) => readText(path.join(ROOT, file)))
      .join('\n');
    const pathnames = products.flatMap((product) =>
      listPageModules(product).map((module) => toPathname(product, module)),
    );
    const used = new Set([
      // A drawing may exist before its page is written.
      ...[...pathnames, ...referencePages].map((pathname) => toDrawingPath(toDrawingName(pathname))),
      ...Object.values(components).flatMap((categories) =>
        categories.flatMap((category) => category.components.map((one) => toDrawingPath(getDrawing(one)))),
      ),
      ...Array.from(text.matchAll(/readDrawing\('([^']+)'\)/g), ([, name = '']) => toDrawingPath(name)),
      // Not repository paths (`public/static/…`), which code uses to write the files.
      ...Array.from(text.matchAll(/(?<!public)\/static\/[\w./-]+/g), ([address]) => `public${address}`),
    ]);
    return [...listFiles(DRAWINGS), ...listFiles(STATIC)]
      .filter((file) => !used.has(file))
      .map((file) => createError(file, 1, 'Nothing shows this picture.', 'Show or delete it.'));
  },
};

/** Repository path of a drawing. */
function toDrawingPath(name: string): string {
  return `${DRAWINGS}/${name}.svg`;
}

/** Repository paths of all files in a folder. */
function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort();
}

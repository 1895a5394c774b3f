import { site } from '../../../../data/site';
import { parsePath } from '../../../site/shared/location';
import { MARK, toMarkShapes } from '../../../shell/shared/mark';
import type { Page } from '../../../page/shared/page';
import { findSocialImagePath, getSocialImagePath } from '../../../page/shared/pageFiles';
import type { ProductEntry, ProductManifest } from '../../../site/shared/product';
import { getBreadcrumbs, insertBranch } from '../../../site/shared/tree';
import { drawProductMark, inlineColors, readPalette } from './brand/palette';
import { readCode, readOrCreate } from '../../../base/node/cache';
import { readDrawing, toDrawingName } from '../../../content/node/drawings/drawings';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { findOwner, loadProducts } from '../../../site/node/products';
import { RENDERERS } from './fonts';
import { drawSocialImage, type SocialImage } from './socialImage';

/** Source files that influence a picture, as repository paths. */
const CODE = [
  'src/extensions/social/node',
  'src/extensions/social/node/brand/png.ts',
  'src/ui/shared/breakName.ts',
];

/** Pictures drawn at a time: one is rendered on a thread of its own while the next is laid out. */
const PARALLEL = 3;

/** The pictures of all public pages except home, which has the site's. */
export async function getSocialImages(pages: readonly Page[]): Promise<ExportFile<Buffer>[]> {
  const products = await loadProducts();
  const code = [RENDERERS, readCode(CODE)].join('\n');
  const files: ExportFile<Buffer>[] = [];
  const queue = pages.filter((page) => findSocialImagePath(page) === getSocialImagePath(page.path)).values();
  const work = async () => {
    for (const page of queue) {
      const image = describe(page, findOwner(page.path, products));
      files.push({ path: getSocialImagePath(page.path).slice(1), body: await readOrDraw(image, code) });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return files;
}

function readOrDraw(image: SocialImage, code: string): Promise<Buffer> {
  return readOrCreate({
    folder: 'social',
    input: `${JSON.stringify(image)}\n${code}`,
    encoding: 'latin1',
    create: async () => (await drawSocialImage(image)).toString('latin1'),
    parse: (text) => Buffer.from(text, 'latin1'),
  });
}

/** The site's mark in the site's colors, whatever those of the product are. */
function createSiteMark(): string {
  const shapes = toMarkShapes({ disc: 'var(--accent)', lines: 'var(--on-accent)', place: 'var(--signal)' });
  return inlineColors(`<svg viewBox="0 0 ${MARK.size} ${MARK.size}">${shapes}</svg>`, readPalette('light'));
}

/** What the picture of a page shows. */
function describe(
  { path, title, description, file, menuBranch }: Page,
  product: ProductManifest & Partial<Pick<ProductEntry, 'accent' | 'mark'>>,
): SocialImage {
  const nav = menuBranch ? insertBranch(product.nav, menuBranch) : product.nav;
  const groups = getBreadcrumbs(nav, parsePath(path).canonicalPathname).slice(0, -1);
  return {
    site: site.name,
    product: product.name,
    // Pages without a file are generated from packages: they document the API.
    place: file === null ? 'API reference' : groups.filter((name) => name !== title).join(' / '),
    title,
    description,
    palette: readPalette('light', product.accent),
    siteMark: createSiteMark(),
    mark: product.mark ? drawProductMark(product.mark) : null,
    drawing: readDrawing(toDrawingName(path)),
  };
}

import { readFileSync } from 'node:fs';
import type { ProductManifest } from '../../../site/shared/product';
import type { SiteConfig } from '../../../site/shared/site';
import { getDemoScriptPath, toArchivedPath } from '../shared/archive';
import { bundleScript } from '../../../export/node/documents/bundleScript';
import { getProductVersion, loadProducts } from '../../../site/node/products';
import { collectFiles, PROGRAM, STYLES, type ArchiveFiles } from './collectFiles';
import { bundleDemos } from './demoScript';
import { README, writeEntry, writeReadme } from './entry';
import type { FinishedSite } from '../../../export/node/documents/readSite';
import { getSearchScripts } from './searchFiles';

/** An archive of documentation for offline reading. */
export interface Archive {
  /** Name of its folder, and of its file without the extension: `base-ui-docs-5.0.0`. */
  readonly name: string;
  readonly files: ArchiveFiles;
}

/** Requests a single archive with all products. */
export const ALL = 'all';

/** The document that servers send for unknown addresses. */
const NOT_FOUND = '404/index.html';

/**
 * Creates the archives of products, one after another because of their size.
 * @param ids product ids, or `ALL`; an empty list for all archives
 * @throws Error when there is no such product
 */
export async function* createArchives(
  site: FinishedSite,
  ids: readonly string[],
  config: Pick<SiteConfig, 'name' | 'url'>,
): AsyncGenerator<Archive> {
  const products = await loadProducts();
  const libraries = products.filter(({ category }) => category !== null);
  const known = [...libraries.map(({ id }) => id), ALL];
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    throw new Error(`There is no archive of “${unknown}”. Choose among ${known.join(', ')}.`);
  }
  const own = new Map([
    [PROGRAM, await bundleScript('extensions/archive/client/archive.ts')],
    [STYLES, readFileSync(new URL('../client/archive.css', import.meta.url), 'utf8')],
  ]);
  /** Demo scripts by path, cached because each is in two archives. */
  const demos = new Map<string, string>();
  for (const id of ids.length > 0 ? ids : known) {
    const included = libraries.filter((one) => id === ALL || one.id === id);
    for (const product of included) {
      const file = getDemoScriptPath(product.id);
      if (!demos.has(file)) demos.set(file, await bundleDemos(product));
    }
    const scripts = included.map(({ id: one }): [string, string] => {
      const file = getDemoScriptPath(one);
      return [file, demos.get(file) ?? ''];
    });
    const added = new Map([...own, ...scripts]);
    const [first] = included;
    yield id !== ALL && first
      ? archiveProduct(site, first, added, config)
      : archiveSite(site, products, added, config);
  }
}

function archiveProduct(
  site: FinishedSite,
  product: ProductManifest,
  own: ReadonlyMap<string, string>,
  { url }: Pick<SiteConfig, 'url'>,
): Archive {
  const version = getProductVersion(product);
  const title = `${product.name} ${version}`;
  const added = new Map([
    ...own,
    ...getSearchScripts(site, [product.id]),
    [README, writeReadme(title, url)],
    ['index.html', writeEntry(title, toArchivedPath(product.root))],
  ]);
  return {
    name: `${product.id}-docs-${version}`,
    files: collectFiles(site, {
      hasDocument: (file) => isPageOf(product, file),
      findProduct: () => product.id,
      added,
      siteUrl: url,
    }),
  };
}

function archiveSite(
  site: FinishedSite,
  products: readonly ProductManifest[],
  own: ReadonlyMap<string, string>,
  { name, url }: Pick<SiteConfig, 'name' | 'url'>,
): Archive {
  const internal = products.filter(({ isInternal }) => isInternal);
  const shown = products.filter(({ isInternal }) => !isInternal);
  const added = new Map([
    ...own,
    ...getSearchScripts(
      site,
      shown.map(({ id }) => id),
    ),
    [README, writeReadme(name, url)],
  ]);
  return {
    name: `${ALL}-docs`,
    files: collectFiles(site, {
      hasDocument: (file) => file !== NOT_FOUND && !internal.some((product) => isPageOf(product, file)),
      findProduct: (file) =>
        shown.find(({ category, ...product }) => category !== null && isPageOf(product, file))?.id ?? '',
      added,
      siteUrl: url,
    }),
  };
}

/** Whether a document is a page of a product, or shows one of its demos. */
function isPageOf({ id, root }: Pick<ProductManifest, 'id' | 'root'>, file: string): boolean {
  return [`${root}/`, `/demos/${id}/`].some((folder) => `/${file}`.startsWith(folder));
}

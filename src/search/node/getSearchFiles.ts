import { createHash } from 'node:crypto';
import {
  EXCERPTS_PER_FILE,
  getExcerptsPath,
  getNamesPath,
  getWordsPath,
  SITE_INDEX_PATH,
  type IndexedProduct,
  type SiteIndex,
} from '../shared/search';
import { loadApi } from '../../api/node/packages/loadApi';
import type { ExportFile } from '../../export/node/documents/artefact';
import { loadProducts } from '../../site/node/products';
import { buildSearchIndex, type ProductIndex } from './buildSearchIndex';

/**
 * Folder of the products' files in the export: hosts and the service worker cache everything below
 * `/_next/static/` forever, and the names of these files change with their content.
 */
export const EXPORT_FOLDER = '/_next/static/search';

/**
 * The files of the search index.
 * @param hasPage whether the site has a public path, with its trailing slash
 * @param folder public path of the folder for the products' files
 */
export async function getSearchFiles(
  hasPage: (path: string) => boolean,
  folder = EXPORT_FOLDER,
): Promise<ExportFile[]> {
  const { site, products } = buildSearchIndex(await loadProducts(), await loadApi(), hasPage);
  const placed = site.products.map((product, index): PlacedProduct => {
    const content = products[index];
    if (!content) throw new Error(`The search index has no content for ${product.id}.`);
    const name = `${folder}/${product.id}.${getVersion(content)}`;
    return { product: { ...product, folder: name, letters: [...content.words.keys()].join('') }, content };
  });
  const whole: SiteIndex = { ...site, products: placed.map(({ product }) => product) };
  return [toFile(SITE_INDEX_PATH, whole), ...placed.flatMap(toProductFiles)];
}

interface PlacedProduct {
  readonly product: IndexedProduct;
  readonly content: ProductIndex;
}

function toProductFiles({ product, content: { names, excerpts, words } }: PlacedProduct): ExportFile[] {
  return [
    toFile(getNamesPath(product), names),
    ...chunk(excerpts, EXCERPTS_PER_FILE).map((part, file) => toFile(getExcerptsPath(product, file), part)),
    ...[...words].map(([letter, list]) => toFile(getWordsPath(product, letter), list)),
  ];
}

function chunk<Item>(list: readonly Item[], length: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, part) =>
    list.slice(part * length, (part + 1) * length),
  );
}

function getVersion({ names, excerpts, words }: ProductIndex): string {
  const hash = createHash('sha256').update(JSON.stringify([names, excerpts, [...words]]));
  return hash.digest('hex').slice(0, 8);
}

function toFile(path: string, value: unknown): ExportFile {
  return { path: path.slice(1), body: JSON.stringify(value) };
}

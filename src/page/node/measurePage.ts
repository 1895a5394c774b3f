import { libraries } from '../../../data/libraries';
import type { PageSize } from '../shared/page';
import type { ProductManifest } from '../../site/shared/product';
import { findMainExport, findNamesake } from '../../content/node/components/guides';
import { findApi } from '../../content/node/components/listedComponent';
import type { FrontMatter } from '../../content/node/reader/frontMatter';
import { loadApi } from '../../api/node/packages/loadApi';
import { formatSize } from '../../api/node/size/formatSize';
import { measureAddedSize, measureSize } from '../../api/node/size/measureSize';

/**
 * The sizes of a page's main export: by itself, and what it adds to the product's typical app
 * (`data/libraries.ts`).
 * @returns `null` for a page that documents nothing, and for a product that is not a library
 */
export async function measurePage(
  product: ProductManifest,
  pathname: string,
  frontMatter: FrontMatter,
): Promise<PageSize | null> {
  const page = { item: { pathname }, title: frontMatter.title, frontMatter };
  const name = findMainExport(page);
  const app = libraries[product.id]?.app;
  const entry = name !== null && app && findApi(await loadApi(), product.id, name);
  if (!entry) return null;
  const { packageName } = entry;
  const [alone, added] = await Promise.all([
    measureSize(packageName, entry.name),
    measureAddedSize({ package: packageName, name: entry.name }, app),
  ]);
  return {
    name: findNamesake(page) === null ? entry.name : null,
    alone: formatSize(alone),
    added: formatSize(added),
  };
}

import { libraries } from '../../../data/libraries';
import type { PageSize } from '../shared/page';
import type { ProductManifest } from '../../site/shared/product';
import { findMainExport, findNamesake } from '../../content/node/components/guides';
import { findReference } from '../../content/node/components/listed';
import type { FrontMatter } from '../../content/node/reader/frontMatter';
import { loadApi } from '../../api/node/packages/loadApi';
import { formatSize } from '../../api/node/size/formatSize';
import { measureAddedSize, measureSize } from '../../api/node/size/measureSize';

/**
 * The sizes of a page's main export: by itself, and what it adds to the product's typical app (`data/libraries.ts`).
 * @returns `null` for a page that documents nothing, and for a product that is no library
 */
export async function measurePage(
  product: ProductManifest,
  pathname: string,
  frontMatter: FrontMatter,
): Promise<PageSize | null> {
  const page = { item: { pathname }, title: frontMatter.title, frontMatter };
  const name = findMainExport(page);
  const app = libraries[product.id]?.app;
  const reference = name !== null && app && findReference(await loadApi(), product.id, name);
  if (!reference) return null;
  const { packageName } = reference;
  const [alone, added] = await Promise.all([
    measureSize(packageName, reference.name),
    measureAddedSize({ package: packageName, name: reference.name }, app),
  ]);
  return {
    name: findNamesake(page) === null ? reference.name : null,
    alone: formatSize(alone),
    added: formatSize(added),
  };
}

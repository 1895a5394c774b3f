import type { Page } from '../model/page';
import type { ProductManifest } from '../model/product';
import { findApiPage } from './apiPage/findApiPage';
import { findHistory } from './page/history';
import { toSegments } from './segments';
import { findTip, insertAdPlace } from './tips';
import { loadWrittenPage } from './writtenPage';

/**
 * Everything the frame needs to show one page.
 * @throws Error when title in menu and page differ, or a demo fails to render
 */
export async function getPage(
  product: ProductManifest,
  slug: readonly string[] | undefined,
): Promise<{ props: { page: Page } }> {
  const pathname = [product.root, ...(slug ?? [])].join('/') || '/';
  const { nodes, ...page } =
    (await findApiPage(product, pathname)) ?? (await loadWrittenPage(product, pathname));
  const tip = await findTip(page, product);
  const segments = toSegments(tip ? insertAdPlace(nodes) : nodes);
  const history = page.file === null ? null : findHistory(page.file);
  return { props: { page: { ...page, history, segments, tip } } };
}

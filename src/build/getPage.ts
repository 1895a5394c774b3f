import type { GetStaticPropsResult } from 'next';
import { withTrailingSlash } from '../model/location';
import type { Page } from '../model/page';
import type { ProductManifest } from '../model/product';
import { findApiPage } from './apiPage/findApiPage';
import { openPage } from './dev/openPages';
import { toModulePath } from './files';
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
): Promise<GetStaticPropsResult<{ page: Page }>> {
  const pathname = [product.root, ...(slug ?? [])].join('/') || '/';
  const apiPage = await findApiPage(product, pathname);
  const opening = apiPage
    ? null
    : await openPage(toModulePath(product, pathname), withTrailingSlash(pathname));
  if (opening) return opening;
  const { nodes, ...page } = apiPage ?? (await loadWrittenPage(product, pathname));
  const tip = await findTip(page, product);
  const segments = toSegments(tip ? insertAdPlace(nodes) : nodes);
  const history = page.file === null ? null : findHistory(page.file);
  return { props: { page: { ...page, history, segments, tip } } };
}

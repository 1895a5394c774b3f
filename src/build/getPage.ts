import type { GetStaticPropsResult } from 'next';
import { withTrailingSlash } from '../model/location';
import type { RenderedDemo } from '../model/demoPage';
import type { Page } from '../model/page';
import type { ProductManifest } from '../model/product';
import { findApiPage } from './apiPage/findApiPage';
import { isDevelopment, openPage } from './dev/openPages';
import { toModulePath } from './files';
import { findHistory } from './page/history';
import { toSegments } from './segments';
import { findTip, insertAdPlace } from './tips';
import { loadWrittenPage } from './writtenPage';

/** Props of a page; what is not the page's goes into other files of the export. */
interface PageProps {
  readonly page: Page;
  /** The page's own demos: the export makes the documents of single demos from them. */
  readonly ownDemos?: readonly RenderedDemo[];
}

/**
 * Everything the frame needs to show one page.
 * @throws Error when title in menu and page differ, or a demo fails to render
 */
export async function getPage(
  product: ProductManifest,
  slug: readonly string[] | undefined,
): Promise<GetStaticPropsResult<PageProps>> {
  const pathname = [product.root, ...(slug ?? [])].join('/') || '/';
  const apiPage = await findApiPage(product, pathname);
  const opening = apiPage
    ? null
    : await openPage(toModulePath(product, pathname), withTrailingSlash(pathname));
  if (opening) return opening;
  const { nodes, ownDemos, ...page } = apiPage ?? (await loadWrittenPage(product, pathname));
  const tip = await findTip(page, product);
  const segments = toSegments(tip ? insertAdPlace(nodes) : nodes);
  const history = page.file === null ? null : findHistory(page.file);
  const props = { page: { ...page, history, segments, tip } };
  return { props: isDevelopment() ? props : { ...props, ownDemos } };
}

import type { GetStaticPropsResult } from 'next';
import { authors } from '../../../data/site';
import { withTrailingSlash } from '../../site/shared/location';
import type { RenderedDemo } from '../shared/demoPage';
import type { Page, Segment } from '../shared/page';
import type { ProductManifest } from '../../site/shared/product';
import { findApiPage } from '../../api/node/pages/findApiPage';
import { isDevelopment, openPage } from './openPages/openPages';
import { toModulePath } from '../../base/node/files';
import { findHistory } from '../../base/node/history';
import { toSegments } from '../../content/node/elements/segments';
import { removeLinks } from '../../content/node/removeLinks';
import { listLeftOutPages } from '../../site/node/products';
import { extendPage } from './extendPage';
import { loadMdxPage } from './mdxPage';

const imageParts = import.meta.glob<{ hasPageImages: true }>('../../extensions/*/node/images.ts', {
  eager: true,
});
const hasPageImages = Object.keys(imageParts).length > 0;

/** Props of a page; all but `page` goes into other files of the export. */
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
  const tree = apiPage ?? (await loadMdxPage(product, pathname));
  const { nodes, ownDemos, ...page } = await extendPage(tree, product);
  const segments = removeLinksIn(toSegments(nodes), await listLeftOutPages());
  const history = page.file === null ? null : findHistory(page.file, authors);
  const props = {
    page: { ...page, history, segments, ...(!hasPageImages && { hasSiteImage: true as const }) },
  };
  return { props: isDevelopment() ? props : { ...props, ownDemos } };
}

/** A page whose links lead only to pages that the site has. */
function removeLinksIn(segments: readonly Segment[], leftOut: readonly string[]): readonly Segment[] {
  if (leftOut.length === 0) return segments;
  return segments.map((segment) =>
    'html' in segment && segment.html !== null
      ? { ...segment, html: removeLinks(segment.html, leftOut) }
      : segment,
  );
}

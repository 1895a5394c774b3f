import type { ComponentType } from 'react';
import type { Page } from '../shared/page';
import type { Product, ProductIdentity } from '../../site/shared/product';
import { growTree, type NavItem } from '../../site/shared/tree';
import { DocsPage } from './DocsPage';

/** Props of every page of a product; made by `page/node/getPage.ts`. */
export interface DocsRouteProps {
  page: Page;
}

/** A route that names its product for the frame. */
export type DocsRoute = ComponentType<DocsRouteProps> & {
  readonly product?: Product;
  /** Shown without the frame. */
  readonly isBare?: boolean;
};

/** The component of a product's catch-all route. */
export function defineRoute(identity: ProductIdentity, nav: readonly NavItem[]): DocsRoute {
  // With a key, no state of a page is kept on the next one.
  const Route = ({ page }: DocsRouteProps) => <DocsPage key={page.path} page={page} />;
  return Object.assign(Route, { product: { ...identity, nav } });
}

/** The product with the page's own entries in its menu. */
export function growMenu(product: Product, page: Page | null): Product {
  return page?.menuBranch ? { ...product, nav: growTree(product.nav, page.menuBranch) } : product;
}

import type { ComponentType } from 'react';
import type { Page } from '../shared/page';
import type { Product, ProductIdentity } from '../../site/shared/product';
import { selectInstalled } from '../../site/shared/installedPages';
import { insertBranch, type NavItem } from '../../site/shared/tree';
import { DocsPage } from './DocsPage';

/** Props of every page of a product; created by `page/node/getPage.ts`. */
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
  // The key resets all state when the page changes.
  const Route = ({ page }: DocsRouteProps) => <DocsPage key={page.path} page={page} />;
  return Object.assign(Route, { product: { ...identity, nav: selectInstalled(nav) } });
}

/** Adds the page's own entries to the product's menu. */
export function extendMenu(product: Product, page: Page | null): Product {
  return page?.menuBranch ? { ...product, nav: insertBranch(product.nav, page.menuBranch) } : product;
}

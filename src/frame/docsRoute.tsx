import type { ComponentType } from 'react';
import type { Page } from '../model/page';
import type { Product } from '../model/product';
import { DocsPage } from './DocsPage';

/** Props of every page of a product; made by `build/getPage.tsx`. */
export interface DocsRouteProps {
  page: Page;
}

/** A route that tells the frame whose pages it shows. */
export type DocsRoute = ComponentType<DocsRouteProps> & { readonly product?: Product };

/** The component of a product's catch-all route. */
export function defineRoute(product: Product): DocsRoute {
  // A page is data of its path: with a key of its own, none of its state outlives it.
  const Route = ({ page }: DocsRouteProps) => <DocsPage key={page.path} page={page} />;
  return Object.assign(Route, { product });
}

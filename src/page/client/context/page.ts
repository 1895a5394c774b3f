import type { Page } from '../../shared/page';
import type { Product, ProductEntry } from '../../../site/shared/product';
import type { SiteConfig } from '../../../site/shared/site';
import { createStrictContext } from '../../../base/client/createStrictContext';

/** The current page, as the frame needs it. */
export interface CurrentPage {
  /** `null` on pages that belong to no product and have no text of their own (404). */
  readonly page: Page | null;
  readonly product: Product;
  readonly products: readonly ProductEntry[];
  readonly site: SiteConfig;
}

export const [CurrentPageProvider, useCurrentPage] = createStrictContext<CurrentPage>(
  'useCurrentPage: no docs context. Wrap the component in CurrentPageProvider, as pages/_app.tsx does.',
);

/** The library whose pages are shown; `undefined` on pages that belong to none. */
export function useProductEntry(): ProductEntry | undefined {
  const { product, products } = useCurrentPage();
  return products.find(({ root }) => root === product.root);
}

import { withTrailingSlash } from '../../../../site/shared/location';
import type { ProductManifest } from '../../../../site/shared/product';
import { getTitle, isPage, type NavItem } from '../../../../site/shared/tree';

/** Creates the element that lists all pages of a product, grouped as in its menu. */
export function createPageList({ nav }: ProductManifest) {
  return function PageList() {
    return <PageItems items={nav} />;
  };
}

function PageItems({ items }: { items: readonly NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.pathname}>
          {isPage(item) ? <a href={withTrailingSlash(item.pathname)}>{getTitle(item)}</a> : getTitle(item)}
          {item.children && <PageItems items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

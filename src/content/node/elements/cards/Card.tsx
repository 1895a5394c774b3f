import type { ReactNode } from 'react';
import { data } from '../../../../page/shared/attributes';
import { products } from '../../../../../data/products';
import en from '../../../../../data/languages/en.json';
import { ProductMark } from '../ProductMark';

/** A list of cards. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className="cards">{children}</ul>;
}

/** A link with a description; a link to a product or to its first page has the product's color and logo. */
export function Card({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  const product = products.find((one) => href === `${one.root}/` || href === one.href);
  return (
    <li className="card" {...data({ accent: product?.accent, md: 'item' })}>
      {product && <ProductMark mark={product.mark} />}
      <a href={href} className="card-title">
        {title}
      </a>
      {product?.state && (
        <span className="ui-chip product-state" {...data({ md: 'badge' })}>
          {' '}
          {en[`nav.${product.state}`]}
        </span>
      )}
      <div className="card-text">{children}</div>
    </li>
  );
}

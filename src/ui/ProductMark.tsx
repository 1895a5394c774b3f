import { data } from '../model/attributes';
import type { ProductEntry } from '../model/product';

/** A product's drawing in its color; decorative, beside the product's name. */
export function ProductMark({ accent, mark }: Pick<ProductEntry, 'accent' | 'mark'>) {
  return <span className="product-mark" {...data({ accent, mark })} aria-hidden="true" />;
}

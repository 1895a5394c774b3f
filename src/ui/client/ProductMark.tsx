import { data } from '../../page/shared/attributes';
import { getMarkId } from '../../site/shared/markId';
import type { ProductEntry } from '../../site/shared/product';

/**
 * A product's drawing in its color; decorative, beside the product's name. The drawings are in the document
 * (`pages/_document.tsx`): an image, a mask too, would be painted after the text in some browsers.
 */
export function ProductMark({ accent, mark }: Pick<ProductEntry, 'accent' | 'mark'>) {
  return (
    <svg className="product-mark" {...data({ accent })} aria-hidden="true">
      <use href={`#${getMarkId(mark)}`} />
    </svg>
  );
}

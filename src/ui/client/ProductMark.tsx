import { data } from '../../page/shared/attributes';
import { getMarkId } from '../../site/shared/markId';
import type { ProductEntry } from '../../site/shared/product';

/**
 * A product's logo in its accent color; decorative, beside the product's name. The drawings are inline in the
 * document (`pages/_document.tsx`): some browsers would paint an image, even as a mask, after the text.
 */
export function ProductMark({ accent, mark }: Pick<ProductEntry, 'accent' | 'mark'>) {
  return (
    <svg className="product-mark" {...data({ accent })} aria-hidden="true">
      <use href={`#${getMarkId(mark)}`} />
    </svg>
  );
}

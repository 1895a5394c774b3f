import { getMarkId } from '../../../site/shared/markId';
import type { Mark } from '../../../site/shared/productMarks';

/** A product's drawing in the color around it, as `ui/client/ProductMark.tsx` has it. */
export function ProductMark({ mark }: { mark: Mark }) {
  return (
    <svg className="product-mark" aria-hidden="true">
      <use href={`#${getMarkId(mark)}`} />
    </svg>
  );
}

import { getMarkId } from '../../model/markId';
import type { Mark } from '../../model/productMarks';

/** A product's drawing in the color around it, as `ui/ProductMark.tsx` has it. */
export function ProductMark({ mark }: { mark: Mark }) {
  return (
    <svg className="product-mark" aria-hidden="true">
      <use href={`#${getMarkId(mark)}`} />
    </svg>
  );
}

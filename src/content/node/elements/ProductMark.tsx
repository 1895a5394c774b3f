import { getMarkId } from '../../../site/shared/markId';
import type { Mark } from '../../../site/shared/productMarks';

/** A product's logo in the surrounding text color; the static counterpart of `ui/client/ProductMark.tsx`. */
export function ProductMark({ mark }: { mark: Mark }) {
  return (
    <svg className="product-mark" aria-hidden="true">
      <use href={`#${getMarkId(mark)}`} />
    </svg>
  );
}

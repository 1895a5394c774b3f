import { data } from '../../../page/shared/attributes';
import en from '../../../../data/languages/en.json';
import type { ProductEntry } from '../../../site/shared/product';

/** The release state of a library, such as "beta"; nothing for a stable one. */
export function StateLabel({ entry }: { entry: Pick<ProductEntry, 'state'> }) {
  return entry.state ? (
    <span className="ui-chip product-state" {...data({ md: 'badge' })}>
      {' '}
      {en[`nav.${entry.state}`]}
    </span>
  ) : null;
}

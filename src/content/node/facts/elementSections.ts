import type { ProductIdentity } from '../../../site/shared/product';
import { pageElements } from '../elements';
import type { ElementSection } from '../elements/element';
import type { PageSource } from '../reader/readPage';

/** The sections that elements bring to a page: its file does not contain their text. */
export function listElementSections(
  { sections }: Pick<PageSource, 'sections'>,
  product: ProductIdentity,
): readonly ElementSection[] {
  return sections.flatMap((name) => pageElements.get(name)?.sections?.(product) ?? []);
}

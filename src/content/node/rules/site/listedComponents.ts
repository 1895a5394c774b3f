import { components } from '../../../../../data/components';
import { findComponentDiagnostics } from '../../components/componentDiagnostics';
import type { SiteRule } from '../../facts/rule';

/** The lists of components agree with menus, pages, packages and drawings. */
export const listedComponents: SiteRule = {
  name: 'listedComponents',
  stops: 'build',
  check: ({ products, api }) =>
    products.flatMap((product) => findComponentDiagnostics(product, components[product.id] ?? [], api)),
};

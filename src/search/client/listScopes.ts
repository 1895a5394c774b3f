import type { Product } from '../../site/shared/product';
import type { SearchStart } from '../shared/searchMessage';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import type { ScopeChoice } from './SearchFilters';
import { getOwnScope } from './useSearch';

/** The scopes that a reader can choose: own product first, all products, or only one of the others. */
export function listScopes(
  product: Product,
  starts: readonly SearchStart[],
  t: PanelTranslate,
): ScopeChoice[] {
  const own = getOwnScope(product);
  return [
    ...(own.kind === 'first' ? [{ label: t('search.scope.first', { name: product.name }), scope: own }] : []),
    { label: t('search.scope.all'), scope: { kind: 'all' } },
    ...starts
      .filter((start) => start.links.length > 0 && !(own.kind === 'first' && start.product === own.product))
      .map((start) => ({
        label: start.productName,
        scope: { kind: 'only' as const, product: start.product },
      })),
  ];
}

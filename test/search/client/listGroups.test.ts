import { describe, expect, it } from 'vitest';
import type { SearchAction } from '../../../src/search/client/actions';
import en from '../../../data/languages/en.json';
import { listResultGroups, type UnmatchedProduct } from '../../../src/search/client/listGroups';
import type { SearchHit } from '../../../src/search/shared/search';
import { translate } from '../../../src/shell/client/language/language';
import { withPanelStrings } from '../../../src/shell/client/language/panelStrings';

const t = withPanelStrings((key, values) => translate({ en }, 'en', key, values));

const toHit = (product: string): SearchHit => ({
  kind: 'guide',
  name: product,
  href: `/${product}/`,
  product,
  trail: [],
  excerpt: '',
  terms: [],
});
const list = (
  products: readonly string[],
  left: UnmatchedProduct | null,
  actions: readonly SearchAction[] = [],
) => listResultGroups(products.map(toHit), left, actions, t).map(({ label, items }) => [label, items.length]);

const dark: SearchAction = { id: 'dark', label: 'Dark', icon: 'moon', done: '', words: '' };
const clay: UnmatchedProduct = { id: 'clay', name: 'Clay' };

describe('the results', () => {
  it('need no heading while a product answers by itself', () => {
    expect(list(['clay', 'paper'], null)).toEqual([[null, 2]]);
    expect(list([], null)).toEqual([]);
  });

  it('of other products are told apart where a product has too little, the best part first', () => {
    expect(list(['paper', 'clay', 'paper'], clay)).toEqual([
      ['In other products', 2],
      ['In Clay', 1],
    ]);
    expect(list(['clay', 'paper'], clay)).toEqual([
      ['In Clay', 1],
      ['In other products', 1],
    ]);
    expect(list(['paper'], clay)).toEqual([['In other products', 1]]);
  });

  it('leave room for what the palette can do', () => {
    expect(list(['clay', 'paper'], null, [dark])).toEqual([
      ['Best results', 2],
      ['Actions', 1],
    ]);
    expect(list(['paper', 'clay'], clay, [dark])).toEqual([
      ['In other products', 1],
      ['Actions', 1],
      ['In Clay', 1],
    ]);
    expect(list([], clay, [dark])).toEqual([['Actions', 1]]);
  });
});

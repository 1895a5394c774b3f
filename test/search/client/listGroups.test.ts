import { describe, expect, it } from 'vitest';
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
const list = (text: string, products: readonly string[], left: UnmatchedProduct | null) =>
  listResultGroups(text, products.map(toHit), left, [], t).map(({ label, items }) => [label, items.length]);

const clay: UnmatchedProduct = { id: 'clay', name: 'Clay' };

describe('the results', () => {
  it('need no heading while a product answers by itself', () => {
    expect(list('button', ['clay', 'paper'], null)).toEqual([[null, 2]]);
    expect(list('button', [], null)).toEqual([]);
  });

  it('of other products are told apart where a product has too little, the best part first', () => {
    expect(list('button', ['paper', 'clay', 'paper'], clay)).toEqual([
      ['In other products', 2],
      ['In Clay', 1],
    ]);
    expect(list('button', ['clay', 'paper'], clay)).toEqual([
      ['In Clay', 1],
      ['In other products', 1],
    ]);
    expect(list('button', ['paper'], clay)).toEqual([['In other products', 1]]);
  });

  it('leave room for what the palette can do', () => {
    expect(list('dark mode', ['clay', 'paper'], null)).toEqual([
      ['Best results', 2],
      ['Actions', 1],
    ]);
    expect(list('dark mode', ['paper', 'clay'], clay)).toEqual([
      ['In other products', 1],
      ['Actions', 1],
      ['In Clay', 1],
    ]);
    expect(list('> dark', ['paper'], clay)).toEqual([['Actions', 1]]);
  });
});

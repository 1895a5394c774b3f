import { describe, expect, it } from 'vitest';
import { checkVocabulary, type Vocabulary } from '../../../src/build/search/checkVocabulary';

const site = {
  names: ['Data Grid', 'AppBar'],
  productIds: ['clay'],
  hasPage: (path: string) => path === '/clay/start/',
};
const check = (vocabulary: Partial<Vocabulary>) =>
  checkVocabulary({ synonyms: {}, productWords: {}, starts: {}, ...vocabulary }, site);

describe('the vocabulary of the search', () => {
  it('may name titles of pages, names of the reference in words, products and pages', () => {
    check({
      synonyms: { 'Data Grid': ['table'], 'App Bar': ['navbar'] },
      productWords: { clay: ['clay'] },
      starts: { clay: ['/clay/start/'] },
    });
  });

  it.each<[string, Partial<Vocabulary>, string]>([
    ['a title', { synonyms: { Grdi: ['table'] } }, 'synonyms has “Grdi”'],
    [
      'a product with words',
      { productWords: { loam: ['loam'] } },
      'productWords has “loam”, which is no product',
    ],
    ['a product with starts', { starts: { loam: [] } }, 'starts has “loam”, which is no product'],
    ['a page', { starts: { clay: ['/clay/end/'] } }, 'starts has /clay/end/, which is no page'],
  ])('stops the build for %s that does not exist, with the cure', (_, vocabulary, message) => {
    expect(() => check(vocabulary)).toThrow(message);
    expect(() => check(vocabulary)).toThrow(/^data\/search\.ts: .+ Correct or remove it\.$/);
  });

  it('names all faults at once', () => {
    expect(() => check({ synonyms: { A: [], B: [] } })).toThrow(/“A”.+\n.+“B”/);
  });
});

import { describe, expect, it } from 'vitest';
import { checkVocabulary, type Vocabulary } from '../../../src/build/search/checkVocabulary';

const site = {
  names: ['Data Grid', 'AppBar'],
  paths: ['/clay/start/'],
  productIds: ['clay'],
  hasPage: (path: string) => path === '/clay/start/',
};
const check = (vocabulary: Partial<Vocabulary>) =>
  checkVocabulary(
    { synonyms: {}, topics: {}, languages: [], productWords: {}, starts: {}, ...vocabulary },
    site,
  );

describe('the vocabulary of the search', () => {
  it('may name titles of pages, names of the reference in words, products and pages', () => {
    check({
      synonyms: { 'Data Grid': ['table'], 'App Bar': ['navbar'] },
      productWords: { clay: ['clay'] },
      starts: { clay: ['/clay/start/'] },
      topics: { Migration: { words: ['upgrade'], pages: ['/clay/start/'] } },
      languages: [{ fillers: [], terms: { 'Data Grid': ['数据表格'], Migration: ['迁移'] } }],
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
    [
      'a page of a topic',
      { topics: { Migration: { words: [], pages: ['/clay/end/'] } } },
      'topics has /clay/end/ for “Migration”, which is no page',
    ],
    [
      'a thing with words of another language',
      { languages: [{ fillers: [], terms: { Grdi: ['表格'] } }] },
      'data/searchTerms: “Grdi” is no title',
    ],
    ['a page', { starts: { clay: ['/clay/end/'] } }, 'starts has /clay/end/, which is no page'],
  ])('stops the build for %s that does not exist, with the cure', (_, vocabulary, message) => {
    expect(() => check(vocabulary)).toThrow(message);
    expect(() => check(vocabulary)).toThrow(/^data\/search(\.ts|Terms): .+ Correct or remove it\.$/);
  });

  it('names all faults at once', () => {
    expect(() => check({ synonyms: { A: [], B: [] } })).toThrow(/“A”.+\n.+“B”/);
  });
});

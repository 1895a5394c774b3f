import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../src/base/node/diagnostic';
import { findVocabularyDiagnostics, type Vocabulary } from '../../../src/search/node/vocabularyDiagnostics';

const CHINESE = 'data/languages/zh.ts';

const site = {
  names: ['Data Grid', 'AppBar'],
  paths: ['/clay/start/'],
  headings: ['Accessibility'],
  groups: ['Migration'],
  productIds: ['clay'],
  hasPage: (path: string) => path === '/clay/start/',
};
const check = (vocabulary: Partial<Vocabulary>) =>
  findVocabularyDiagnostics(
    {
      ...{ synonyms: {}, topics: {}, sectionWords: {}, reserved: [], languages: {} },
      ...{ productWords: {}, starts: {}, ...vocabulary },
    },
    site,
  ).map(formatDiagnostic);

describe('the vocabulary of the search', () => {
  it('may name titles of pages, names API pages in words, products and pages', () => {
    const vocabulary = {
      synonyms: { 'Data Grid': ['table'], 'App Bar': ['navbar'] },
      productWords: { clay: ['clay'] },
      starts: { clay: ['/clay/start/'] },
      topics: { Migration: { words: ['upgrade'], pages: ['/clay/start/'] } },
      sectionWords: { Accessibility: ['keyboard'] },
      reserved: [{ group: 'Migration', words: ['upgrade'] }],
      languages: {
        [CHINESE]: {
          fillers: [],
          terms: { 'Data Grid': ['数据表格'], Migration: ['迁移'], Accessibility: ['无障碍'] },
        },
      },
    };
    expect(check(vocabulary)).toEqual([]);
  });

  it.each<[string, Partial<Vocabulary>, string]>([
    ['a title', { synonyms: { Grdi: ['table'] } }, 'synonyms has “Grdi”'],
    ['a heading', { sectionWords: { Acces: ['keys'] } }, 'sectionWords has “Acces”'],
    ['a group', { reserved: [{ group: 'History', words: [] }] }, 'reserved has “History”'],
    ['a product with words', { productWords: { loam: ['loam'] } }, 'There is no product "loam".'],
    ['a product with starts', { starts: { loam: [] } }, 'There is no product "loam".'],
    [
      'a page of a topic',
      { topics: { Migration: { words: [], pages: ['/clay/end/'] } } },
      'topics has /clay/end/ for “Migration”, which is not a page',
    ],
    [
      'a thing with words of another language',
      { languages: { [CHINESE]: { fillers: [], terms: { Grdi: ['表格'] } } } },
      `${CHINESE}:1: “Grdi” is not a page title`,
    ],
    ['a page', { starts: { clay: ['/clay/end/'] } }, 'starts has /clay/end/, which is not a page'],
  ])('finds %s that does not exist, and names the fix', (_, vocabulary, message) => {
    expect(check(vocabulary)).toEqual([expect.stringContaining(message)]);
    expect(check(vocabulary)[0]).toMatch(
      /^data\/(?:search|languages\/zh)\.ts:\d+: .+ or remove (?:it|the entry)\.$/,
    );
  });

  it('names all faults at once', () => {
    expect(check({ synonyms: { Zzz: [], Yyy: [] } })).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { addSynonyms } from '../../../src/search/node/addSynonyms';
import type { SearchVocabulary } from '../../../src/search/shared/search';

const vocabulary: SearchVocabulary = {
  synonyms: { 'App Bar': ['navbar'] },
  topics: { Migration: { words: ['upgrade'], pages: ['/clay/start/'] } },
  sectionWords: {},
  languages: [{ fillers: [], terms: { 'App Bar': ['导航栏'], Migration: ['迁移'] } }],
};

/** A product with pages and entries of the reference by these titles and names; addresses follow from them. */
function name(titles: readonly string[], names: readonly string[]) {
  const pages = titles.map((title) => ({
    page: {
      path: `/clay/${title.toLowerCase()}/`,
      product: 'clay',
      kind: 'guide' as const,
      title,
      description: '',
      trail: [],
      names: [],
      synonyms: [],
    },
    sections: [],
  }));
  const api = names.map((entry) => ({
    entry: { path: `/clay/api/${entry}/`, product: 'clay', name: entry, packageName: '', synonyms: [] },
    members: [],
  }));
  const named = addSynonyms({ pages, api }, vocabulary);
  return Object.fromEntries(
    [...named.pages.map(({ page }) => page), ...named.api.map(({ entry }) => entry)].map((one) => [
      one.path,
      one.synonyms,
    ]),
  );
}

describe('what readers call a thing', () => {
  it('leads to its page in every language, and without a page to its name in the reference', () => {
    expect(name(['App Bar'], ['AppBar'])).toEqual({
      '/clay/app bar/': ['navbar', '导航栏'],
      '/clay/api/AppBar/': [],
    });
    expect(name([], ['AppBar'])).toEqual({ '/clay/api/AppBar/': ['navbar', '导航栏'] });
  });

  it('leads from a topic to the page that stands in, until the topic has one of its own', () => {
    expect(name(['Start'], [])).toEqual({ '/clay/start/': ['迁移', 'upgrade'] });
    expect(name(['Start', 'Migration'], [])).toEqual({
      '/clay/start/': [],
      '/clay/migration/': ['迁移', 'upgrade'],
    });
  });
});

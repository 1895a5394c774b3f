import { expect, it, vi } from 'vitest';
import { createSearchSession } from '../../../../src/search/shared/engine/createSearchSession';
import type { SearchReply } from '../../../../src/search/shared/searchMessage';
import {
  getExcerptsPath,
  getNamesPath,
  getWordsPath,
  SEARCH_FORMAT,
  SITE_INDEX_PATH,
  type IndexedProduct,
  type SearchHit,
  type SearchQuery,
  type SearchScope,
  type SiteIndex,
} from '../../../../src/search/shared/search';

/** Products with a page each, whose sections have the same names. */
const PRODUCTS = ['garden', 'farm', 'barn'];

const products = PRODUCTS.map(
  (id): IndexedProduct => ({ id, name: id, words: [id], starts: [], folder: `/${id}`, letters: 'bgmrs' }),
);

const site: SiteIndex = {
  format: SEARCH_FORMAT,
  products,
  fillers: [],
  api: [],
  pages: PRODUCTS.map((product) => ({
    path: `/${product}/tools/`,
    product,
    kind: 'guide',
    title: `Tools of the ${product}`,
    description: 'What there is to work with.',
    trail: [],
    names: [],
    synonyms: [],
  })),
};

const files = new Map<string, unknown>([[SITE_INDEX_PATH, site]]);
for (const [index, product] of products.entries()) {
  const headings = ['', 'Rake', 'Rake teeth', 'Shovel', ...(product.id === 'barn' ? ['Harness'] : [])];
  const sections = { [`/${product.id}/tools/`]: headings.map((heading) => ({ heading })) };
  files.set(getNamesPath(product), { product: product.id, sections, members: {} });
  // The garden mentions few things, the others more.
  files.set(getWordsPath(product, 'b'), { barrow: [0], bolder: index === 0 ? [1] : [0, 1, 1] });
  files.set(getWordsPath(product, 'g'), { golden: [1] });
  files.set(getWordsPath(product, 'm'), { mulch: [1], molder: [2] });
  files.set(getWordsPath(product, 'r'), { rust: index === 0 ? [3] : [0, 1, 1, 1] });
  files.set(getWordsPath(product, 's'), { solder: [0, 2], soil: [1, 1] });
  files.set(
    getExcerptsPath(product, 0),
    headings.map((heading) => `About ${heading}.`),
  );
}

const first: SearchScope = { kind: 'first', product: 'garden' };
const toQuery = (text: string, scope: SearchScope = first): SearchQuery => ({ text, scope, filter: null });

/** The complete answer to the last query of a visit that has got one to each before; some products load late. */
async function ask(
  queries: readonly SearchQuery[],
  late: readonly string[] = [],
): Promise<readonly SearchHit[]> {
  const replies: SearchReply[] = [];
  const handle = createSearchSession(
    async (path) => {
      if (late.some((product) => path.startsWith(`/${product}/`))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return files.get(path) ?? Promise.reject(new Error(`${path} is missing`));
    },
    (reply) => replies.push(reply),
  );
  const find = (query: SearchQuery) =>
    replies.findLast((reply) => reply.kind === 'answer' && reply.isComplete && reply.query === query);
  for (const query of queries) {
    handle({ kind: 'load', origin: '', product: query.scope.kind === 'all' ? null : query.scope.product });
    handle({ kind: 'search', query });
    await vi.waitFor(() => expect(find(query)).toBeDefined(), 20_000);
    // Synonyms come after an answer.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const answer = replies.at(-1);
  return answer?.kind === 'answer' ? answer.hits : [];
}

const EARLIER: Readonly<Record<string, readonly SearchQuery[]>> = {
  'all products': [toQuery('rake', { kind: 'all' })],
  'something that only another product has': [toQuery('harness')],
  'something that nobody has': [toQuery('xqzw')],
  'words of all products with its letter': [toQuery('rust soil barrow mulch', { kind: 'all' })],
  'words that are spelled alike': [toQuery('solder'), toQuery('molder')],
};

for (const [what, earlier] of Object.entries(EARLIER)) {
  it.each(['rake', 'r', 'rust', 'rake rust', 'bolder', 'golder', 'shovle', 'harness'])(
    `a question has the same answer after one for ${what}: %s`,
    async (text) => {
      const alone = await ask([toQuery(text)]);
      expect(alone.length).toBeGreaterThan(0);
      expect(await ask([...earlier, toQuery(text)])).toEqual(alone);
    },
    60_000,
  );
}

it.each([['garden'], ['farm'], ['barn'], ['garden', 'farm']])(
  'a question to all products has the same answer when %s loads late',
  async (...late) => {
    const query = toQuery('rake', { kind: 'all' });
    expect(await ask([query], late)).toEqual(await ask([query]));
  },
  60_000,
);

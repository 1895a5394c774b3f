import { z } from 'zod';
import {
  getNamesPath,
  SEARCH_FORMAT,
  SITE_INDEX_PATH,
  type IndexedApi,
  type IndexedPage,
  type IndexedProduct,
  type ProductNames,
  type SiteIndex,
} from '../../../search/shared/search';
import type { SiteFiles } from './openSite';

/*
 * Limits for the data of a deployment, each several times what this site has: whatever a deployment sends,
 * the server keeps working, and an assistant gets no more than it can read.
 */

/** Maximum length of a text (a name, path, description, or excerpt of 143 characters), in characters. */
const MAX_TEXT = 1_000;

/** Longest list: synonyms, sections, members (375 on the longest page), excerpts of a file (120). */
const MAX_LIST = 2_000;

/** Maximum number of pages, and of API entries; there are 243 and 467. */
const MAX_ENTRIES = 10_000;

/** Maximum number of products, each with files of its own; there are seven. */
const MAX_PRODUCTS = 50;

/** Maximum size of all index files together, in characters; they have 2.3 million. */
const MAX_INDEX = 10_000_000;

const text = z.string().max(MAX_TEXT);

const texts = z.array(text).max(MAX_LIST);

const listByPath = <Item extends z.ZodType>(item: Item) => z.record(text, z.array(item).max(MAX_LIST));

const product = z.object({
  id: text,
  name: text,
  words: texts,
  starts: texts,
  folder: text,
  letters: text,
}) satisfies z.ZodType<IndexedProduct>;

const page = z.object({
  path: text,
  product: text,
  kind: z.enum(['guide', 'component']),
  title: text,
  description: text,
  trail: texts,
  names: texts,
  synonyms: texts,
}) satisfies z.ZodType<IndexedPage>;

const api = z.object({
  path: text,
  product: text,
  name: text,
  packageName: text,
  synonyms: texts,
}) satisfies z.ZodType<IndexedApi>;

const siteIndex = z.object({
  format: z.literal(SEARCH_FORMAT),
  products: z.array(product).max(MAX_PRODUCTS),
  fillers: texts,
  reserved: z.array(z.object({ group: text, words: texts })).max(MAX_LIST),
  sectionWords: z.record(text, texts),
  translations: z.record(text, text),
  pages: z.array(page).max(MAX_ENTRIES),
  api: z.array(api).max(MAX_ENTRIES),
}) satisfies z.ZodType<SiteIndex>;

const section = z.object({
  id: text.optional(),
  heading: text,
  isNested: z.literal(true).optional(),
  demos: texts.optional(),
  variables: texts.optional(),
});

const member = z.object({ kind: z.enum(['prop', 'slot', 'class']), name: text, id: text });

const productNames = z.object({
  product: text,
  sections: listByPath(section),
  members: listByPath(member),
}) satisfies z.ZodType<ProductNames>;

/** The schema of each file of the search index, by its path. */
const CONTENTS: readonly (readonly [name: RegExp, contents: z.ZodType])[] = [
  [/^\/search\/site\.json$/, siteIndex],
  [/\/names\.json$/, productNames],
  [/\/excerpts-\d+\.json$/, texts],
  [/\/words-\w+\.json$/, z.record(text, z.array(z.number()))],
];

/** The search index of a site: every page and API entry by name, and the files that the search reads. */
export interface SearchIndex {
  /** @throws Error (as a rejection) when the site has no such file, or it is malformed */
  readonly readFile: (file: string) => Promise<unknown>;
  readonly readSite: () => Promise<SiteIndex>;
  readonly readNames: (product: IndexedProduct) => Promise<ProductNames>;
}

/** Reads the search index of a site; each file once, and again only if it could not be read. */
export function openIndex({ read }: SiteFiles): SearchIndex {
  const files = new Map<string, Promise<unknown>>();
  let length = 0;
  const readOnce = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const loading = read(file).then((content) => {
      const parsed = parseFile(file, content);
      length += content?.length ?? 0;
      if (length > MAX_INDEX) throw new Error(`The search index has more than ${MAX_INDEX / 1e6} MB.`);
      return parsed;
    });
    loading.catch(() => files.delete(file));
    files.set(file, loading);
    return loading;
  };
  return {
    readFile: readOnce,
    // Validated by the schemas that `CONTENTS` has for their paths.
    readSite: () => readOnce(SITE_INDEX_PATH) as Promise<SiteIndex>,
    readNames: (one) => readOnce(getNamesPath(one)) as Promise<ProductNames>,
  };
}

function parseFile(file: string, content: string | null): unknown {
  if (content === null)
    throw new Error(`The site has no ${file}. Build it again, or check what is given to --from.`);
  const [, contents] = CONTENTS.find(([name]) => name.test(file)) ?? [];
  try {
    if (contents) return contents.parse(JSON.parse(content));
  } catch (error) {
    throw new Error(
      `${file} has a format that this server does not read. Use the server from the commit that the site was built from.`,
      {
        cause: error,
      },
    );
  }
  throw new Error(`${file} is not a file of the search index.`);
}

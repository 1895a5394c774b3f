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
} from '../model/search';
import type { SiteFiles } from './openSite';

const texts = z.array(z.string());

const product = z.object({
  id: z.string(),
  name: z.string(),
  words: texts,
  starts: texts,
  folder: z.string(),
  letters: z.string(),
}) satisfies z.ZodType<IndexedProduct>;

const page = z.object({
  path: z.string(),
  product: z.string(),
  kind: z.enum(['guide', 'component']),
  title: z.string(),
  description: z.string(),
  trail: texts,
  names: texts,
  synonyms: texts,
}) satisfies z.ZodType<IndexedPage>;

const api = z.object({
  path: z.string(),
  product: z.string(),
  name: z.string(),
  packageName: z.string(),
  synonyms: texts,
}) satisfies z.ZodType<IndexedApi>;

const siteIndex = z.object({
  format: z.literal(SEARCH_FORMAT),
  products: z.array(product),
  fillers: texts,
  pages: z.array(page),
  api: z.array(api),
}) satisfies z.ZodType<SiteIndex>;

const section = z.object({
  id: z.string().optional(),
  heading: z.string(),
  isNested: z.literal(true).optional(),
  demos: texts.optional(),
  variables: texts.optional(),
});

const member = z.object({ kind: z.enum(['prop', 'slot', 'class']), name: z.string(), id: z.string() });

const productNames = z.object({
  product: z.string(),
  sections: z.record(z.string(), z.array(section)),
  members: z.record(z.string(), z.array(member)),
}) satisfies z.ZodType<ProductNames>;

/** What each file of the search index contains, by its address. */
const CONTENTS: readonly (readonly [name: RegExp, contents: z.ZodType])[] = [
  [/^\/search\/site\.json$/, siteIndex],
  [/\/names\.json$/, productNames],
  [/\/excerpts-\d+\.json$/, texts],
  [/\/words-\w+\.json$/, z.record(z.string(), z.array(z.number()))],
];

/** The search index of a site: every page and entry of the reference by name, and the files that the search reads. */
export interface SearchIndex {
  /** @throws Error (as a rejection) when the site has no such file, or one of another form */
  readonly readFile: (file: string) => Promise<unknown>;
  readonly readSite: () => Promise<SiteIndex>;
  readonly readNames: (product: IndexedProduct) => Promise<ProductNames>;
}

/** Reads the search index of a site; each file once, and again only if it could not be read. */
export function openIndex({ read }: SiteFiles): SearchIndex {
  const files = new Map<string, Promise<unknown>>();
  const readOnce = (file: string) => {
    const known = files.get(file);
    if (known) return known;
    const loading = read(file).then((text) => parseFile(file, text));
    loading.catch(() => files.delete(file));
    files.set(file, loading);
    return loading;
  };
  return {
    readFile: readOnce,
    // Their contents have been parsed by what `CONTENTS` says of their addresses.
    readSite: () => readOnce(SITE_INDEX_PATH) as Promise<SiteIndex>,
    readNames: (one) => readOnce(getNamesPath(one)) as Promise<ProductNames>,
  };
}

function parseFile(file: string, text: string | null): unknown {
  if (text === null)
    throw new Error(`The site has no ${file}. Build it again, or check what is given to --from.`);
  const [, contents] = CONTENTS.find(([name]) => name.test(file)) ?? [];
  try {
    if (contents) return contents.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${file} is not what this server reads. Take the server of the commit that the site is of.`,
      {
        cause: error,
      },
    );
  }
  throw new Error(`${file} is no file of the search index.`);
}

import { getMarkdownPath } from '../../../page/shared/pageFiles';
import type { IndexedApi, IndexedProduct, SiteIndex } from '../../../search/shared/search';
import { suggestPages } from '../../../page/shared/suggestPages';
import type { SiteFiles } from './openSite';
import { findSimilar, suggest, toPagePath } from './paths';
import { createSearch, type SearchSite } from './searchSite';
import { openIndex, type SearchIndex } from './siteIndex';
import { listTypedRows, type TableRow } from './markdownTables';

/** Maximum length of the part of a page in one answer, in characters. */
const MAX_LENGTH = 60_000;

/** Maximum number of libraries in which a name is looked up at once; there are never more than three. */
const MAX_SAME_NAME = 12;

/** Answers the questions of an assistant in Markdown; a rejection says what to ask instead. */
export interface Answers {
  listProducts(): Promise<string>;
  listPages(product: string): Promise<string>;
  /** @param offset where to continue in a long page, in characters */
  readPage(page: string, offset: number): Promise<string>;
  search(query: string, product: string | undefined, limit: number): Promise<string>;
  /** @param product limits the answer to one library, where several have the component */
  lookUpProp(component: string, prop: string, product: string | undefined): Promise<string>;
}

/** Answers from the files of a site. */
export function createAnswers(files: SiteFiles): Answers {
  const index = openIndex(files);
  const search = createSearch(index);
  const readMarkdown = async (path: string) => {
    const text = await files.read(getMarkdownPath(path));
    if (text === null) throw explainMissing(path, await index.readSite());
    return text;
  };
  return {
    async listProducts() {
      const { products, pages, api } = await index.readSite();
      const count = (list: readonly { product: string }[], id: string) =>
        list.filter(({ product }) => product === id).length;
      return toList(
        products.map(
          ({ id, name }) => `${id}: ${name}, ${count(pages, id)} pages, ${count(api, id)} API pages`,
        ),
      );
    },
    async listPages(name) {
      const { products, pages, api } = await index.readSite();
      const { id } = findProduct(products, name);
      return toList([
        ...pages
          .filter(({ product }) => product === id)
          .map(
            ({ path, title, trail, description }) =>
              `${path} ${[...trail, title].join(' › ')}: ${description}`,
          ),
        ...api
          .filter(({ product }) => product === id)
          .map(({ path, name: entry, packageName }) => `${path} ${entry}: API of ${packageName}`),
      ]);
    },
    async readPage(name, offset) {
      const path = toPagePath(name);
      const text = await readMarkdown(path);
      if (offset > 0 && offset >= text.length) {
        throw new Error(`${path} has ${text.length} characters. Give a smaller offset.`);
      }
      const end = offset + MAX_LENGTH;
      const part = text.slice(offset, end);
      return end < text.length
        ? `${part}\n\n[${text.length - end} characters follow: read the page with offset ${end}]`
        : part;
    },
    search: async (query, name, limit) => answerSearch(search, await index.readSite(), query, name, limit),
    async lookUpProp(component, prop, name) {
      const site = await index.readSite();
      const all = findEntries(site, component, name);
      const entries = all.slice(0, MAX_SAME_NAME);
      const found = await Promise.all(
        entries.map(async (entry) => ({ entry, rows: listTypedRows(await readMarkdown(entry.path)) })),
      );
      const answers = await Promise.all(
        found.flatMap(({ entry, rows }) =>
          rows.filter((row) => row.name === prop).map((row) => describeRow(index, site, entry, row)),
        ),
      );
      if (answers.length > 0) {
        const isTruncated = all.length > entries.length;
        const more = `[There are ${all.length} entries of this name: give a product to see others]`;
        return [...answers, ...(isTruncated ? [more] : [])].join('\n\n');
      }
      const names = found.flatMap(({ rows }) => rows.map((row) => row.name));
      if (names.length === 0) {
        throw new Error(
          `${component} lists no props. Read its page: ${entries.map(({ path }) => path).join(', ')}`,
        );
      }
      throw new Error(
        `${component} has no prop ${prop}.${suggest(findSimilar(prop, names))} It has ${names.join(', ')}.`,
      );
    },
  };
}

async function answerSearch(
  search: SearchSite,
  { products }: SiteIndex,
  query: string,
  name: string | undefined,
  limit: number,
): Promise<string> {
  const product = name === undefined ? null : findProduct(products, name).id;
  const hits = await search(query, product === null ? { kind: 'all' } : { kind: 'only', product });
  if (hits.length === 0)
    throw new Error(`Nothing found for “${query}”. Use fewer or other words, or list the pages.`);
  return toList(
    hits
      .slice(0, limit)
      .map(
        (hit) =>
          `${hit.href} ${[...hit.trail, hit.name].join(' › ')} (${hit.kind})${hit.excerpt ? `: ${hit.excerpt}` : ''}`,
      ),
  );
}

/** Finds a product by id or name. */
function findProduct(products: readonly IndexedProduct[], name: string): IndexedProduct {
  const wanted = name.trim().toLowerCase();
  const found = products.find(({ id, name: full }) => wanted === id || wanted === full.toLowerCase());
  if (found) return found;
  throw new Error(`No product ${name}. There are ${products.map(({ id }) => id).join(', ')}.`);
}

/** The API entries with a name, `Button` or `<Button>`, ignoring case. */
function findEntries(
  { products, api }: SiteIndex,
  name: string,
  productName: string | undefined,
): IndexedApi[] {
  const product = productName === undefined ? null : findProduct(products, productName).id;
  const candidates = api.filter((entry) => product === null || entry.product === product);
  const wanted = name.replace(/[<>/\s]/g, '').toLowerCase();
  const found = candidates.filter((entry) => entry.name.toLowerCase() === wanted);
  if (found.length > 0) return found;
  const similar = findSimilar(
    wanted,
    candidates.map((entry) => entry.name),
  );
  throw new Error(`No component ${name}${product === null ? '' : ` in ${product}`}.${suggest(similar)}`);
}

async function describeRow(
  index: SearchIndex,
  { products }: SiteIndex,
  { name, packageName, path, product: id }: IndexedApi,
  { name: prop, section, cells }: TableRow,
): Promise<string> {
  const product = products.find((one) => one.id === id);
  const names = product && (await index.readNames(product));
  const member = names?.members[path]?.find((one) => one.kind === 'prop' && one.name === prop);
  const lines = Object.entries(cells).map(([heading, cell]) => `${heading}: ${cell || 'none'}`);
  const page = `Page: ${path}${member ? `#${member.id}` : ''}`;
  return [
    `## ${name} of ${packageName}, ${section}`,
    '',
    ...[...lines, page].map((line) => `- ${line}`),
  ].join('\n');
}

function explainMissing(path: string, { pages, api }: SiteIndex): Error {
  const links = [
    ...pages.map((page) => ({ href: page.path, title: page.title })),
    ...api.map((entry) => ({ href: entry.path, title: entry.name })),
  ];
  if (links.some(({ href }) => href === path)) {
    return new Error(`${path} has no Markdown: the site was built before pages had any. Build it again.`);
  }
  const similar = suggest(suggestPages(path, links).map(({ href }) => href));
  return new Error(`No page ${path}.${similar || ' List the pages of a product, or search.'}`);
}

function toList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

import { fillers, productWords, reserved, starts } from '../../../data/search';
import type { Api } from '../../api/shared/api';
import type { ProductManifest } from '../../site/shared/product';
import { listApiPackages } from '../../site/node/products';
import {
  SEARCH_FORMAT,
  type IndexedProduct,
  type ProductExcerpts,
  type ProductNames,
  type ProductWords,
  type SiteIndex,
} from '../shared/search';
import { indexApi } from './indexApi';
import { indexPages } from './indexPages';
import { indexWords } from './indexWords';
import { addSynonyms } from './addSynonyms';
import { addMessages, readMessages, type PackageMessage } from './readMessages';
import { listSectionWords } from './sectionWords';
import { listTranslations } from './translations';
import { vocabulary } from './vocabulary';

/** The search index: the site-wide file, and several files per product. */
export interface SearchIndex {
  /** Without the paths of the products' files, which contain hashes of them. */
  readonly site: Omit<SiteIndex, 'products'> & { readonly products: readonly ProductFacts[] };
  readonly products: readonly ProductIndex[];
}

type ProductFacts = Omit<IndexedProduct, 'folder' | 'letters'>;

/** The contents of a product's files. */
export interface ProductIndex {
  readonly names: ProductNames;
  readonly excerpts: ProductExcerpts;
  /** By first letter. */
  readonly words: ReadonlyMap<string, ProductWords>;
}

/**
 * Builds the search index from pages and API entries. Names and paths of the vocabulary that do not exist have no
 * effect; the rule `searchTerms` reports them.
 * @param allProducts in the order in which the search lists them
 * @param hasPage whether the site has a public path, with its trailing slash
 */
export function buildSearchIndex(
  allProducts: readonly ProductManifest[],
  api: Api,
  hasPage: (path: string) => boolean,
): SearchIndex {
  const products = allProducts.filter(({ isInternal }) => !isInternal);
  // Of all packages: some print messages of others.
  const messages = products.flatMap(listApiPackages).flatMap(readMessages);
  const parts = products.map((product) => readProduct(product, api, hasPage, messages));
  const pages = parts.flatMap((part) => part.pages.map(({ page }) => page));
  const entries = parts.flatMap((part) => part.api.map(({ entry }) => entry));
  return {
    site: {
      format: SEARCH_FORMAT,
      products: products.map(({ id, name }) => ({
        id,
        name,
        words: productWords[id] ?? [],
        starts: starts[id] ?? [],
      })),
      fillers: [...fillers, ...vocabulary.languages.flatMap((language) => language.fillers)],
      reserved,
      sectionWords: listSectionWords(vocabulary),
      translations: listTranslations(vocabulary.languages, [
        ...pages.flatMap(({ title, names }) => [title, ...names]),
        ...entries.map(({ name }) => name),
      ]),
      pages,
      api: entries,
    },
    products: parts.map(toProductIndex),
  };
}

type ProductPart = ReturnType<typeof readProduct>;

function readProduct(
  product: ProductManifest,
  api: Api,
  hasPage: (path: string) => boolean,
  messages: readonly PackageMessage[],
) {
  const part = {
    pages: addMessages(indexPages(product, hasPage), messages),
    api: indexApi(api, product, hasPage),
  };
  return { id: product.id, ...addSynonyms(part, vocabulary) };
}

function toProductIndex({ id, pages, api }: ProductPart): ProductIndex {
  const sections = pages.flatMap((page) => page.sections);
  const members = api.flatMap((entry) => entry.members);
  return {
    names: {
      product: id,
      sections: Object.fromEntries(
        pages.map((one) => [one.page.path, one.sections.map(({ section }) => section)]),
      ),
      members: Object.fromEntries(
        api.map((one) => [one.entry.path, one.members.map(({ member }) => member)]),
      ),
    },
    excerpts: [...sections, ...members].map(({ excerpt }) => excerpt),
    words: indexWords([...sections.map(({ text }) => text), ...members.map(({ text }) => text)]),
  };
}

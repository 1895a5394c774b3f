import {
  getExcerptsPath,
  getNamesPath,
  getWordsPath,
  SEARCH_FORMAT,
  SITE_INDEX_PATH,
  type IndexedProduct,
  type ProductExcerpts,
  type ProductNames,
  type ProductWords,
  type SearchQuery,
  type SiteIndex,
} from '../search';
import type { SearchStart } from '../searchMessage';
import type { ExcerptFile, SearchEngine } from './createSearchEngine';
import { listNeededWords } from './neededWords';

/** Loads the files of the index into the engine on demand, each once. */
export interface IndexLoader {
  /**
   * Loads the site-wide file and a product's names, `null` for those of all products.
   * @throws Error (as a rejection) when a file cannot be loaded; the next call tries again
   */
  load(product: string | null, onReady: (starts: readonly SearchStart[]) => void): Promise<void>;
  /** Loads the names of a product that a query names; ignores a file that cannot be loaded. */
  loadNames(product: string): void;
  /** Loads the names of all products; ignores files that cannot be loaded. */
  widen(): void;
  /**
   * Loads the words that a query searches and the excerpts that its hits need; ignores files that fail to
   * load.
   * @param home the only product that should answer; `null` for all
   */
  loadText(query: SearchQuery, lacking: readonly ExcerptFile[], home: string | null): void;
  hasSite(): boolean;
  /** Whether loading the names of all products has finished, successfully or not. */
  isWide(): boolean;
  /** Whether a file could not be loaded. */
  hasFailed(): boolean;
  /** Whether nothing is loading. */
  isIdle(): boolean;
}

/** Number of pages that are added in one task, so that queries do not wait long. */
const PART_SIZE = 24;

/** Reads a file of the index by its path; rejects when that is not possible. */
export type ReadFile = (path: string) => Promise<unknown>;

/** @param onArrival called when more can be found than before */
export function createIndexLoader(
  engine: SearchEngine,
  readFile: ReadFile,
  onArrival: () => void,
): IndexLoader {
  let site: SiteIndex | null = null;
  /** Files that have loaded, are loading, or could not be loaded. */
  const started = new Map<string, Promise<void>>();
  /** Files that could not be loaded: requested again when the search is opened, not on every keystroke. */
  const failed = new Set<string>();
  /** Products whose names have loaded, to which the numbers of the other files refer. */
  const named = new Set<string>();
  let hasSynonyms = false;
  let loadingCount = 0;

  /** Trusts the files: this site's build has written them, with a hash of the content in each path. */
  const loadOnce = <File>(path: string, add: (file: File) => void | Promise<void>): Promise<void> => {
    const known = started.get(path);
    if (known) return known;
    loadingCount += 1;
    const loading = readFile(path)
      .then((file) => add(file as File))
      .finally(() => (loadingCount -= 1));
    loading.catch(() => failed.add(path));
    started.set(path, loading);
    return loading;
  };

  const loadSite = () =>
    loadOnce<SiteIndex>(SITE_INDEX_PATH, (file) => {
      if (file.format !== SEARCH_FORMAT) throw new Error(`${SITE_INDEX_PATH}: format ${file.format}`);
      site = file;
      engine.addSite(file);
    });

  /** Runs after the first answer, which will be updated anyway while names are loading. */
  const addSynonyms = async () => {
    if (hasSynonyms) return;
    hasSynonyms = true;
    await pause();
    engine.addSynonyms();
    onArrival();
  };

  const loadNames = (product: IndexedProduct) =>
    loadOnce<ProductNames>(getNamesPath(product), async (names) => {
      for (const part of splitNames(names)) {
        engine.addNames(part);
        await pause();
      }
      named.add(product.id);
    }).then(onArrival);

  return {
    async load(id, onReady) {
      for (const path of failed) started.delete(path);
      failed.clear();
      await loadSite();
      if (!site) return;
      onReady(listStarts(site));
      onArrival();
      const searched = site.products.filter((product) => id === null || product.id === id);
      await Promise.all([addSynonyms(), ...searched.map(loadNames)]);
    },
    loadNames(id) {
      const product = site?.products.find((one) => one.id === id);
      if (product && !started.has(getNamesPath(product))) loadNames(product).catch(onArrival);
    },
    widen() {
      // Failures are ignored: the reader did not choose these products.
      for (const product of site?.products ?? []) loadNames(product).catch(onArrival);
    },
    loadText({ text }, lacking, home) {
      const products = (site?.products ?? []).filter(({ id }) => named.has(id));
      const loading: Promise<void>[] = [];
      const loadNew = <File>(path: string, add: (file: File) => void) => {
        if (!started.has(path)) loading.push(loadOnce(path, add));
      };
      for (const { product, letter } of listNeededWords(text, products, home)) {
        loadNew<ProductWords>(getWordsPath(product, letter), (words) => engine.addWords(product.id, words));
      }
      for (const { product: id, file } of lacking) {
        const product = products.find((one) => one.id === id);
        if (!product) continue;
        loadNew<ProductExcerpts>(getExcerptsPath(product, file), (list) =>
          engine.addExcerpts(id, file, list),
        );
      }
      // All together, so that the list changes once. Failures are ignored: names answer most queries.
      if (loading.length > 0) void Promise.allSettled(loading).then(onArrival);
    },
    hasSite: () => site !== null,
    isWide: () =>
      site !== null &&
      site.products.every((product) => named.has(product.id) || failed.has(getNamesPath(product))),
    hasFailed: () => failed.size > 0,
    isIdle: () => loadingCount === 0,
  };
}

/** Splits a product's names into parts, so that queries are answered between them. */
function* splitNames({ product, sections, members }: ProductNames): Generator<ProductNames> {
  for (const part of splitByPath(sections)) yield { product, sections: part, members: {} };
  for (const part of splitByPath(members)) yield { product, sections: {}, members: part };
}

function splitByPath<List>(lists: Readonly<Record<string, List>>): Record<string, List>[] {
  const entries = Object.entries(lists);
  const parts: Record<string, List>[] = [];
  for (let start = 0; start < entries.length; start += PART_SIZE) {
    parts.push(Object.fromEntries(entries.slice(start, start + PART_SIZE)));
  }
  return parts;
}

/** Lets the worker receive messages. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function listStarts({ products, pages }: SiteIndex): SearchStart[] {
  return products.map(({ id, name, starts }) => {
    const links = starts.flatMap((href) => {
      const page = pages.find(({ path }) => path === href);
      return page ? [{ href, title: page.title }] : [];
    });
    return { product: id, productName: name, links };
  });
}

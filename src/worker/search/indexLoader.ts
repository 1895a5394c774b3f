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
} from '../../model/search';
import type { SearchStart } from '../../model/searchMessage';
import type { ExcerptFile, SearchEngine } from './createSearchEngine';
import { listWantedWords } from './wantedText';

/** Brings the files of the index into the engine as they are needed, each once. */
export interface IndexLoader {
  /**
   * Loads the site's file and the names of a product, `null` for all of them.
   * @throws when a file does not arrive; the next call tries again
   */
  load(
    origin: string,
    product: string | null,
    onReady: (starts: readonly SearchStart[]) => void,
  ): Promise<void>;
  /** Loads the names of all products, as far as they arrive. */
  widen(): void;
  /**
   * Loads the words that a query looks through and the excerpts that its hits lack, as far as they arrive.
   * @param isWidened whether it looks through all products, whatever its scope
   */
  loadText(query: SearchQuery, lacking: readonly ExcerptFile[], isWidened: boolean): void;
  hasSite(): boolean;
  /** Whether the names of all products have been asked for, and no more of them will come. */
  isWide(): boolean;
  /** Whether a file has not arrived. */
  hasLost(): boolean;
  /** Whether nothing is on its way. */
  isIdle(): boolean;
}

/** Pages of a file that are added at once: a query waits for no more. */
const PART_SIZE = 24;

/** @param onArrival called when there is more to be found than before */
export function createIndexLoader(engine: SearchEngine, onArrival: () => void): IndexLoader {
  let origin = '';
  let site: SiteIndex | null = null;
  /** Files that are there, on their way, or lost. */
  const started = new Map<string, Promise<void>>();
  /** Files that did not arrive: asked for again when a reader asks again, not with every letter. */
  const lost = new Set<string>();
  /** Products whose names are there: the numbers of their texts mean something. */
  const named = new Set<string>();
  let hasSynonyms = false;
  let underWay = 0;

  /** Written by this site's own build: the site's file tells which one, and the address of a file is its content's. */
  const loadOnce = <File>(path: string, add: (file: File) => void | Promise<void>): Promise<void> => {
    const known = started.get(path);
    if (known) return known;
    underWay += 1;
    const loading = fetch(origin + path)
      .then(async (response) => {
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await add((await response.json()) as File);
      })
      .finally(() => (underWay -= 1));
    loading.catch(() => lost.add(path));
    started.set(path, loading);
    return loading;
  };

  const loadSite = () =>
    loadOnce<SiteIndex>(SITE_INDEX_PATH, (file) => {
      if (file.format !== SEARCH_FORMAT) throw new Error(`${SITE_INDEX_PATH}: format ${file.format}`);
      site = file;
      engine.addSite(file);
    });

  /** After the first answer, which is not the last: names are on their way. */
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
    async load(from, id, onReady) {
      origin = from;
      for (const path of lost) started.delete(path);
      lost.clear();
      await loadSite();
      if (!site) return;
      onReady(listStarts(site));
      onArrival();
      const wanted = site.products.filter((product) => id === null || product.id === id);
      await Promise.all([addSynonyms(), ...wanted.map(loadNames)]);
    },
    widen() {
      // What is lost is left out: the reader did not ask for it.
      for (const product of site?.products ?? []) loadNames(product).catch(onArrival);
    },
    loadText(query, lacking, isWidened) {
      const products = (site?.products ?? []).filter(({ id }) => named.has(id));
      const loading: Promise<void>[] = [];
      const want = <File>(path: string, add: (file: File) => void) => {
        if (!started.has(path)) loading.push(loadOnce(path, add));
      };
      for (const { product, letter } of listWantedWords(query, products, isWidened)) {
        want<ProductWords>(getWordsPath(product, letter), (words) => engine.addWords(product.id, words));
      }
      for (const { product: id, file } of lacking) {
        const product = products.find((one) => one.id === id);
        if (!product) continue;
        want<ProductExcerpts>(getExcerptsPath(product, file), (list) => engine.addExcerpts(id, file, list));
      }
      // All together: the list changes once. What is lost is left out, for names answer most questions.
      if (loading.length > 0) void Promise.allSettled(loading).then(onArrival);
    },
    hasSite: () => site !== null,
    isWide: () =>
      site !== null &&
      site.products.every((product) => named.has(product.id) || lost.has(getNamesPath(product))),
    hasLost: () => lost.size > 0,
    isIdle: () => underWay === 0,
  };
}

/** A product's names in parts, so that queries are answered between them. */
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

/** Lets messages in. */
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

import type { Plan } from '../../../api/shared/plan';
import {
  getSectionId,
  type IndexedApi,
  type IndexedPage,
  type ProductNames,
  type SearchKind,
} from '../search';
import { toKey, toWords } from '../searchTerms';

/** One thing that can be found. */
export interface SearchRecord {
  /** Its index in the list of all records. */
  readonly id: number;
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
  readonly product: string;
  readonly trail: readonly string[];
  /** Plan that it needs. */
  readonly plan?: Plan;
  /** Path of the page that it is on. */
  readonly path: string;
  /** Its own name. The terms of this and the next three fields are indexed. */
  readonly name: readonly [string];
  /** Other names of its subject. */
  readonly aliases: readonly string[];
  readonly synonyms: readonly string[];
  /** Names of the page, product and groups that it belongs to. */
  readonly context: readonly string[];
  /** Keys of names that identify it exactly; see `toKey`. */
  readonly keys: readonly string[];
  readonly synonymKeys: readonly string[];
}

/** A record before it gets its id. */
export type NewRecord = Omit<SearchRecord, 'id'>;

const NOTHING: readonly string[] = [];

export function toPageRecord(page: IndexedPage): NewRecord {
  const { kind, title, path, product, trail, names, synonyms, plan } = page;
  return {
    kind,
    title,
    href: path,
    product,
    trail,
    ...(plan && { plan }),
    path,
    name: [title],
    aliases: names,
    synonyms,
    context: trail,
    keys: [...listKeys(title, trail), ...names.map(getCachedKey)],
    synonymKeys: NOTHING,
  };
}

export function toApiRecord(entry: IndexedApi): NewRecord {
  const { name, path, product, packageName, synonyms } = entry;
  return {
    kind: 'api',
    title: name,
    href: path,
    product,
    trail: [packageName],
    path,
    name: [name],
    aliases: NOTHING,
    synonyms,
    context: NOTHING,
    keys: listKeys(name),
    synonymKeys: NOTHING,
  };
}

/** The record with its synonyms. */
export function withSynonyms(record: SearchRecord): SearchRecord {
  const owners = record.kind === 'api' ? NOTHING : record.trail;
  return { ...record, synonymKeys: record.synonyms.flatMap((synonym) => listKeys(synonym, owners)) };
}

/** A record inside a page; `null` for the part above the first heading, which is the page itself. */
export interface InnerRecord {
  readonly record: NewRecord | null;
  readonly path: string;
  /** Whether the product's files refer to it by number. */
  readonly hasNumber: boolean;
}

/** What is known of the sections of all pages. */
export interface SectionFacts {
  /** Synonyms by heading. */
  readonly sectionWords: ReadonlyMap<string, readonly string[]>;
  /** Stems of stop words. */
  readonly fillers: ReadonlySet<string>;
}

/** The records inside a product's pages, in the order of their numbers. */
export function* listInnerRecords(
  { product, sections, members }: ProductNames,
  pages: ReadonlyMap<string, IndexedPage>,
  api: ReadonlyMap<string, IndexedApi>,
  { sectionWords, fillers }: SectionFacts,
): Generator<InnerRecord> {
  for (const [path, list] of Object.entries(sections)) {
    const page = pages.get(path);
    const trail = page ? [...page.trail, page.title] : NOTHING;
    const context = page ? [page.title, ...page.names] : NOTHING;
    let chapter = '';
    for (const section of list) {
      const { heading, isNested, demos = NOTHING, variables = NOTHING, plan = page?.plan } = section;
      const id = getSectionId(section);
      if (!isNested) chapter = heading;
      const above = isNested && chapter ? [...trail, chapter] : trail;
      const place = { path, product, context: isNested ? [...context, chapter] : context };
      const owners = page ? [page.title, ...page.trail] : NOTHING;
      const toRecord = (kind: SearchKind, title: string, anchor: string, parents: readonly string[]) => ({
        record: toInnerRecord({
          ...place,
          kind,
          title,
          anchor,
          trail: parents,
          ...(plan && { plan }),
          keys: listKeys(title, owners),
        }),
        path,
        hasNumber: kind === 'section',
      });
      const toSection = () => {
        const { record, ...rest } = toRecord('section', heading, id, above);
        const synonyms = sectionWords.get(heading) ?? NOTHING;
        // By itself, a word asks for no page's section more than for another's.
        const synonymKeys = synonyms.flatMap((synonym) => listKeys(synonym, owners).slice(1));
        // Queries lose their stop words, and what a demo shows, its section explains.
        const significant = toWords(heading).filter((word) => !fillers.has(word));
        const keys = [
          ...record.keys,
          ...listKeys(significant.join(' '), owners).slice(1),
          ...demos.map(getCachedKey),
        ];
        return { record: { ...record, aliases: demos, keys, synonyms, synonymKeys }, ...rest };
      };
      const inside = heading ? [...above, heading] : above;
      yield id ? toSection() : { record: null, path, hasNumber: true };
      for (const name of demos) yield toRecord('demo', name, name, inside);
      for (const name of variables) yield toRecord('variable', name, id, inside);
    }
  }
  for (const [path, list] of Object.entries(members)) {
    const { name: owner = '', packageName = '' } = api.get(path) ?? {};
    const place = { path, product, trail: [packageName, owner], context: [owner] };
    for (const { kind, name, id } of list) {
      // A query loses the prefix.
      const plain = kind === 'class' ? name.replace(/^Mui(?=[A-Z])/, '') : name;
      const keys = listKeys(plain, [owner]);
      const record = toInnerRecord({ ...place, kind, title: name, anchor: id, keys });
      yield { record: { ...record, name: [plain] }, path, hasNumber: true };
    }
  }
}

/**
 * The keys of a name, by itself and with the names that it belongs to: `table sorting`, `disabled button`.
 */
function listKeys(name: string, owners: readonly string[] = NOTHING): string[] {
  const key = getCachedKey(name);
  const ownerKeys = owners.map(getCachedKey).filter(Boolean);
  return [key, ...ownerKeys.flatMap((ownerKey) => [ownerKey + key, key + ownerKey])];
}

/** Cache of keys: names of props repeat hundreds of times. */
const keyCache = new Map<string, string>();

function getCachedKey(name: string): string {
  const known = keyCache.get(name);
  if (known !== undefined) return known;
  const key = toKey(name);
  keyCache.set(name, key);
  return key;
}

interface InnerPlace
  extends Pick<NewRecord, 'kind' | 'title' | 'path' | 'product' | 'trail' | 'plan' | 'context'> {
  readonly anchor: string;
  /** Keys of names; see `toKey`. */
  readonly keys: readonly string[];
}

function toInnerRecord({ anchor, keys, ...place }: InnerPlace): NewRecord {
  return {
    ...place,
    href: anchor ? `${place.path}#${anchor}` : place.path,
    name: [place.title],
    aliases: NOTHING,
    synonyms: NOTHING,
    keys,
    synonymKeys: NOTHING,
  };
}

import { CODE_KINDS, type SearchKind, type SearchScope } from '../search';
import type { FoundMatch } from './findMatches';
import type { ParsedQuery } from './parseQuery';
import type { SearchRecord } from './records';

/** Weights of kinds: how often readers look for them. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  component: 1.5,
  guide: 1.2,
  api: 0.64,
  section: 0.64,
  prop: 0.55,
  demo: 0.4,
  variable: 0.5,
  slot: 0.28,
  class: 0.2,
};

/** Weights of products: the one that the query names, the reader's own, and the one that most readers use. */
const NAMED_PRODUCT = 3;
const OWN_PRODUCT = 2.2;
const FLAGSHIP = 1.15;

/** Factor for what is in a group of the menu that the query does not ask for, unless it names the page. */
const CLOSED_GROUP = 0.12;

const TEXT_SHARE = 0.45;
const TIGHTNESS = 0.3;

/** Factor for code where the query is written like code. */
const CODE_FACTOR = 1.4;

/** Which products come first where several answer. */
export interface ProductOrder {
  readonly scope: SearchScope;
  /** The product that most readers use; `null` when the site has none. */
  readonly flagship: string | null;
}

/** How well a record answers a query; only the order counts. */
export function rankHit(
  record: SearchRecord,
  { score, wordCount, nameCount }: FoundMatch,
  query: ParsedQuery,
  order: ProductOrder,
): number {
  const significant = query.significantCount;
  // A record without all words is probably not what the reader means.
  const coverage = significant === 0 ? 1 : (wordCount / significant) ** 3;
  // What a name says is what it is about; a text mentions other things, too.
  const naming = significant === 0 ? 1 : TEXT_SHARE + ((1 - TEXT_SHARE) * nameCount) / significant;
  const nameWeight = getNameWeight(record, query);
  const isNamedPage = record.href === record.path && nameWeight > 1;
  const isClosed = !isNamedPage && record.trail.some((group) => query.closedGroups.has(group));
  return (
    score *
    coverage *
    naming *
    nameWeight *
    getKindWeight(record, query) *
    getProductWeight(record, query, order) *
    (isClosed ? CLOSED_GROUP : 1)
  );
}

/** Weight of a name that equals the query or begins with it. */
export function getNameWeight(
  { kind, title: name, keys, synonymKeys }: SearchRecord,
  { words, text, significantText, key, fullKey, isCode }: ParsedQuery,
): number {
  // The exact text ranks first: keys of `useTabs` and `useTab` are the same.
  const lower = name.toLowerCase();
  if (kind === 'demo' && !isCode) return keys.includes(key) || keys.includes(fullKey) ? 3 : 1;
  if (lower === text || lower === significantText) return 5.5;
  const [title = ''] = keys;
  if (title === key || title === fullKey) return 5;
  if (keys.includes(key) || keys.includes(fullKey)) return 3;
  if (synonymKeys.includes(key) || synonymKeys.includes(fullKey)) return 3.6;
  if (key.length > 2 && title.startsWith(key)) return 1.6 + key.length / title.length;
  // Of names with all words, the one that has least besides them.
  const known = words.reduce((sum, { whole }) => sum + (title.includes(whole) ? whole.length : 0), 0);
  return 1 + TIGHTNESS * Math.min(1, known / title.length);
}

function getKindWeight({ kind }: SearchRecord, { kinds, isCode }: ParsedQuery): number {
  return KIND_WEIGHTS[kind] * (kinds.has(kind) ? 4 : 1) * (isCode && CODE_KINDS.has(kind) ? CODE_FACTOR : 1);
}

function getProductWeight(
  { product }: SearchRecord,
  query: ParsedQuery,
  { scope, flagship }: ProductOrder,
): number {
  if (query.product !== null) return product === query.product ? NAMED_PRODUCT : 1;
  if (scope.kind !== 'all' && product === scope.product) return OWN_PRODUCT;
  return product === flagship ? FLAGSHIP : 1;
}

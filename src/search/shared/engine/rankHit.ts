import { CODE_KINDS, type SearchKind, type SearchScope } from '../search';
import type { FoundMatch } from './findMatches';
import type { ParsedQuery } from './parseQuery';
import type { SearchRecord } from './records';

/** Weights of kinds: how often readers look for them. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  component: 1.5,
  guide: 1.2,
  api: 0.64,
  section: 0.57,
  prop: 0.55,
  demo: 0.5,
  variable: 0.5,
  slot: 0.28,
  class: 0.4,
};

/** How well a record answers a query; only the order counts. */
export function rankHit(
  record: SearchRecord,
  { score, wordCount }: FoundMatch,
  query: ParsedQuery,
  scope: SearchScope,
): number {
  const significant = query.significantCount;
  // A record without all words is probably not what the reader means.
  const coverage = significant === 0 ? 1 : (wordCount / significant) ** 3;
  return (
    score *
    coverage *
    getNameWeight(record, query) *
    getKindWeight(record, query) *
    getProductWeight(record, query, scope)
  );
}

/** Weight of a name that equals the query or begins with it. */
export function getNameWeight(
  { title: name, keys, synonymKeys }: SearchRecord,
  { text, significantText, key, fullKey }: ParsedQuery,
): number {
  // The exact text ranks first: keys of `useTabs` and `useTab` are the same.
  const lower = name.toLowerCase();
  if (lower === text || lower === significantText) return 5.5;
  const [title = ''] = keys;
  if (title === key || title === fullKey) return 5;
  if (keys.includes(key) || keys.includes(fullKey)) return 3;
  if (synonymKeys.includes(key) || synonymKeys.includes(fullKey)) return 3.6;
  if (key.length > 2 && title.startsWith(key)) return 1.6 + key.length / title.length;
  return 1;
}

function getKindWeight({ kind }: SearchRecord, { kinds, isCode }: ParsedQuery): number {
  return KIND_WEIGHTS[kind] * (kinds.has(kind) ? 4 : 1) * (isCode && CODE_KINDS.has(kind) ? 1.4 : 1);
}

function getProductWeight({ product }: SearchRecord, query: ParsedQuery, scope: SearchScope): number {
  if (query.product !== null) return product === query.product ? 3 : 1;
  return scope.kind !== 'all' && product === scope.product ? 2.2 : 1;
}

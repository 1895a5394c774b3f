import { getEditDistance } from '../../base/shared/editDistance';
import { parsePath } from '../../site/shared/location';
import type { PageLink } from './page';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5;

/** Pages with a lower score are not suggested. */
const MIN_SCORE = 0.3;

/** Pages whose address resembles an unknown one, best first. */
export function suggestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const wanted = toWords(path);
  return pages
    .map((page) => ({ page, score: getSimilarity(wanted, toWords(page.href)) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

/** The words of a path except `react`: `/material-ui/react-text-field/` → material, ui, text, field. */
function toWords(path: string): string[] {
  return parsePath(path)
    .canonicalPathname.toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && word !== 'react');
}

/** Share of words that have a counterpart, from 0 to 1; the last word of a path counts three times. */
function getSimilarity(wanted: readonly string[], words: readonly string[]): number {
  let score = 0;
  let total = 0;
  for (const [index, word] of wanted.entries()) {
    const weight = index === wanted.length - 1 ? 3 : 1;
    total += weight;
    score += weight * Math.max(0, ...words.map((other) => getWordSimilarity(word, other)));
  }
  // Among equals the shorter address is the more general page.
  return total === 0 ? 0 : score / total - words.length / 100;
}

/** 1 for the same word, 0.8 for a plural or a prefix, less for each letter that differs, else 0. */
function getWordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length > 2 && b.length > 2 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const distance = getEditDistance(a, b, Math.min(a.length, b.length) / 3);
  return distance === Infinity ? 0 : 0.7 - distance / 10;
}

import type { ThemeNode, ThemeTree } from '../../../../content/shared/theme/themeTree';
import type { VariableNames } from '../../../../content/shared/theme/themeVariables';

/** Result of a search. */
export interface SearchResult {
  /** The words of the query in lower case. */
  readonly words: readonly string[];
  /** How many values match. */
  readonly count: number;
  /** Ids of the nodes that match, and of their ancestors. */
  readonly shown: ReadonlySet<string>;
}

/** The words of a query; a path may begin with `theme.` as in code, or with `$.` as in a link. */
export function toWords(query: string): string[] {
  return query
    .toLowerCase()
    .replace(/(^|\s)(theme|\$)\./g, '$1')
    .split(/\s+/)
    .filter(Boolean);
}

/** Finds the nodes that contain all words in path, value or CSS variable; `null` for an empty query. */
export function search(tree: ThemeTree, variables: VariableNames, query: string): SearchResult | null {
  const words = toWords(query);
  if (words.length === 0) return null;
  const matches = tree.nodes.filter((node) => {
    const text = `${node.id} ${node.text} ${variables.get(node.id) ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const shown = new Set<string>();
  const show = (node: ThemeNode | null): void => {
    if (!node || shown.has(node.id)) return;
    shown.add(node.id);
    show(node.parent);
  };
  matches.forEach(show);
  return { words, count: matches.length, shown };
}

/** A piece of a text. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text into matches and the text between them. A word with dots also matches by its parts, because a
 * row shows a key without its path.
 */
export function splitAtWords(text: string, words: readonly string[]): Piece[] {
  const parts = words.flatMap((word) => [word, ...word.split(/[.[\]'"]+/)]).filter(Boolean);
  const lower = text.toLowerCase();
  const isIn = Array.from({ length: text.length }, () => false);
  for (const part of new Set(parts)) {
    for (let at = lower.indexOf(part); at !== -1; at = lower.indexOf(part, at + 1)) {
      isIn.fill(true, at, at + part.length);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isIn[end] === isIn[start]) continue;
    pieces.push({ text: text.slice(start, end), isMatch: isIn[start] ?? false });
    start = end;
  }
  return pieces;
}

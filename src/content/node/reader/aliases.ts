import type { FrontMatter } from './frontMatter';

type Aliases = FrontMatter['aliases'];

/** A former anchor of a page, and the anchor that it leads to. */
export interface PageAlias {
  /** Line within the page's file, from 1. */
  readonly line: number;
  readonly alias: string;
  readonly anchor: string;
}

/** The aliases in valid front matter, each with its line. */
export function locateAliases(aliases: Aliases, yaml: string): PageAlias[] {
  const lines = yaml.split('\n');
  return Object.entries(aliases).map(([alias, anchor]) => ({
    // The block starts on the file's second line.
    line: lines.findIndex((text) => text.trimStart().startsWith(alias)) + 2,
    alias,
    anchor,
  }));
}

/** The former anchors that now lead to an anchor of the page. */
export function listAliases(aliases: Aliases, anchor: string): string[] {
  return Object.keys(aliases).filter((alias) => aliases[alias] === anchor);
}

/** The `aliases` property of a demo or playground; left out when it has no former anchors. */
export function pickAliases(aliases: Aliases, anchor: string): { readonly aliases?: readonly string[] } {
  const own = listAliases(aliases, anchor);
  return own.length > 0 ? { aliases: own } : {};
}

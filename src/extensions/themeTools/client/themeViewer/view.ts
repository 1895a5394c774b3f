import type { ThemeNode, ThemeTree } from '../../../../content/shared/theme/themeTree';
import type { SearchResult } from './search';

/** The state of the tree, as the reader has left it. */
export interface View {
  /** Ids of the expanded nodes. */
  readonly open: ReadonlySet<string>;
  /** Ids of nodes that are collapsed among the search results. */
  readonly closed: ReadonlySet<string>;
  readonly query: string;
  /** Id of the row that has, or gets, the focus. */
  readonly active: string;
  /** Id of the row that the address names. */
  readonly marked: string | null;
}

export type ViewAction =
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'activate'; readonly id: string }
  | { readonly type: 'set'; readonly ids: readonly string[]; readonly isOpen: boolean }
  | { readonly type: 'show'; readonly node: ThemeNode };

/** The collapsed tree. */
export function createView(active: string): View {
  return { open: new Set(), closed: new Set(), query: '', active, marked: null };
}

export function viewReducer(view: View, action: ViewAction): View {
  switch (action.type) {
    case 'search':
      return { ...view, query: action.query, closed: new Set() };
    case 'activate':
      return { ...view, active: action.id };
    case 'set': {
      const { ids, isOpen } = action;
      // Search results are all expanded at first; collapsing them does not change the tree without a search.
      if (view.query.trim()) return { ...view, closed: withIds(view.closed, ids, !isOpen) };
      return { ...view, open: withIds(view.open, ids, isOpen) };
    }
    case 'show': {
      const { id } = action.node;
      const chain = [...listAncestors(action.node), id];
      return { ...view, query: '', open: withIds(view.open, chain, true), active: id, marked: id };
    }
  }
}

function withIds(set: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}

function listAncestors({ parent }: ThemeNode): string[] {
  return parent ? [...listAncestors(parent), parent.id] : [];
}

/** A visible row of the tree. */
export interface Row {
  readonly node: ThemeNode;
  /** From 1, as WAI-ARIA counts. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  /** `null` for a row that cannot be expanded. */
  readonly isOpen: boolean | null;
}

/** The visible rows in their order. */
export function listRows(tree: ThemeTree, view: View, found: SearchResult | null): Row[] {
  const rows: Row[] = [];
  const add = (all: readonly ThemeNode[], level: number): void => {
    const nodes = found ? all.filter(({ id }) => found.shown.has(id)) : all;
    nodes.forEach((node, index) => {
      const isOpen = node.children.length === 0 ? null : isNodeOpen(node, view, found);
      rows.push({ node, level, position: index + 1, size: nodes.length, isOpen });
      if (isOpen) add(node.children, level + 1);
    });
  };
  add(tree.roots, 1);
  return rows;
}

function isNodeOpen({ id }: ThemeNode, { open, closed }: View, found: SearchResult | null): boolean {
  return found ? !closed.has(id) : open.has(id);
}

/** Index of the selected row; if it is hidden, of its nearest visible ancestor, or else 0. */
export function findActiveIndex(rows: readonly Row[], active: string): number {
  const isSelfOrAncestor = (id: string) =>
    active === id || ['.', '['].some((next) => active.startsWith(id + next));
  return Math.max(
    0,
    rows.findLastIndex(({ node }) => isSelfOrAncestor(node.id)),
  );
}

import type { Row, ViewAction } from './view';

/** A key pressed in the tree, and what its effect depends on. Keys work as in the WAI-ARIA tree pattern. */
export interface KeyPress {
  readonly key: string;
  readonly rows: readonly Row[];
  /** Index of the row with the focus. */
  readonly index: number;
  readonly direction: 'ltr' | 'rtl';
}

/** The action of a key; `null` for a key that does nothing here. */
export function getKeyAction({ key, rows, index, direction }: KeyPress): ViewAction | null {
  const row = rows[index];
  if (!row) return null;
  const { node, isOpen } = row;
  const goTo = (target: Row | undefined): ViewAction | null =>
    target ? { type: 'activate', id: target.node.id } : null;
  const setOpen = (open: boolean): ViewAction => ({ type: 'set', ids: [node.id], isOpen: open });
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[index + 1]);
    case 'ArrowUp':
      return goTo(rows[index - 1]);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    case 'Enter':
    case ' ':
      return isOpen === null ? null : setOpen(!isOpen);
    case '*': {
      const siblings = node.parent?.children ?? rows.filter(({ level }) => level === 1).map((it) => it.node);
      return { type: 'set', ids: siblings.filter(isExpandable).map(({ id }) => id), isOpen: true };
    }
    case direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft':
      if (isOpen === false) return setOpen(true);
      return isOpen ? goTo(rows[index + 1]) : null;
    case direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight':
      if (isOpen) return setOpen(false);
      return node.parent ? { type: 'activate', id: node.parent.id } : null;
    default:
      return null;
  }
}

function isExpandable({ children }: { readonly children: readonly unknown[] }): boolean {
  return children.length > 0;
}

/**
 * Finds the row that typed letters lead to: the next one whose key starts with them, wrapping around at the
 * end. One letter, or the same one repeatedly, moves on; more letters may stay on the current row.
 */
export function findTypeAheadRow(rows: readonly Row[], index: number, typed: string): Row | undefined {
  const letters = typed.toLowerCase();
  const [first = ''] = letters;
  const isOneLetter = letters === first.repeat(letters.length);
  const text = isOneLetter ? first : letters;
  const start = isOneLetter ? index + 1 : index;
  const inOrder = [...rows.slice(start), ...rows.slice(0, start)];
  return inOrder.find(({ node }) => node.key.toLowerCase().startsWith(text));
}

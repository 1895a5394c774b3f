import { useEffect, useRef, type Dispatch, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { findTypeAheadRow, getKeyAction } from './keys';
import { ThemeRow } from './ThemeRow';
import styles from './ThemeViewer.module.css';
import type { Row, ViewAction } from './view';

interface ThemeTreeProps {
  id: string;
  element: RefObject<HTMLDivElement>;
  rows: readonly Row[];
  activeIndex: number;
  marked: string | null;
  /** The words that are searched for. */
  words: readonly string[];
  /** Resolves the CSS variables in a color. */
  resolve: (text: string) => string;
  dispatch: Dispatch<ViewAction>;
}

/** Typing starts a new search after this time without a letter, in ms. */
const TYPE_AHEAD_TIMEOUT_MS = 600;

/** The tree: one tab stop, whose rows are reached with arrow keys and letters. */
export function ThemeTree(props: ThemeTreeProps) {
  const { id, element, rows, activeIndex, marked, words, resolve, dispatch } = props;
  const t = usePanelTranslate();
  const typed = useRef({ text: '', at: 0 });
  const activeId = rows[activeIndex]?.node.id;

  useEffect(() => {
    const tree = element.current;
    if (!tree?.contains(document.activeElement)) return;
    tree.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [element, activeId]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const direction = getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const action = getKeyAction({ key, rows, index: activeIndex, direction });
    if (action) dispatch(action);
    else if (key.length === 1 && key !== ' ') {
      const isNew = timeStamp - typed.current.at > TYPE_AHEAD_TIMEOUT_MS;
      typed.current = { text: isNew ? key : typed.current.text + key, at: timeStamp };
      const row = findTypeAheadRow(rows, activeIndex, typed.current.text);
      if (row) dispatch({ type: 'activate', id: row.node.id });
    } else if (!isScrollKey(key)) return;
    event.preventDefault();
  };

  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
    const row = rows.find(({ node }) => node.id === element?.dataset.node);
    if (!row) return;
    dispatch({ type: 'activate', id: row.node.id });
    if (row.isOpen !== null) dispatch({ type: 'set', ids: [row.node.id], isOpen: !row.isOpen });
  };

  return (
    <div
      ref={element}
      id={id}
      role="tree"
      className={styles.tree}
      aria-label={t('theme.tree')}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map((row, index) => (
        <ThemeRow
          key={row.node.id}
          {...row}
          isActive={index === activeIndex}
          isMarked={row.node.id === marked}
          words={words}
          resolve={resolve}
        />
      ))}
    </div>
  );
}

/** Arrow keys with nowhere to go do not scroll the page either. */
function isScrollKey(key: string): boolean {
  return key.startsWith('Arrow') || key === ' ';
}

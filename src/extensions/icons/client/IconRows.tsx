import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { DrawnIcon, IconStyle } from '../shared/icons';
import { useStore } from '../../../base/client/useStore';
import { findNextTile } from './gridKeys';
import { findSvg, iconFiles, loadSvgs } from './iconFiles';
import { IconTile, toTileId } from './IconTile';
import styles from './IconGrid.module.css';

/** Height of a row in px, as in the style sheet. */
const ROW_HEIGHT = 96;

/** Space above the first and below the last row, as in the style sheet. */
const PADDING = 8;

interface IconRowsProps {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  columns: number;
  /** Base names of the icons. */
  names: readonly string[];
  style: IconStyle;
  /** The popular icons, which need not be loaded. */
  popularIcons: readonly DrawnIcon[];
  onSelect: (name: string) => void;
  /** The icon whose tile gets the focus, once, after its dialog has closed. */
  returnTo: { readonly name: string } | null;
}

/** The visible rows of the grid, with a single tab stop. */
export function IconRows({
  scroller,
  columns,
  names,
  style,
  popularIcons,
  onSelect,
  returnTo,
}: IconRowsProps) {
  const files = useStore(iconFiles);
  const [active, setActive] = useState(0);
  /** The icon whose tile gets the focus when it is rendered. */
  const target = useRef<string | null>(null);
  const rows = Math.ceil(names.length / columns);
  const tabStop = Math.min(active, Math.max(names.length - 1, 0));
  const activeRow = Math.floor(tabStop / columns);

  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 3,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    // The row of the tab stop stays rendered, so that scrolling never loses the focus.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      if (activeRow >= rows || visible.includes(activeRow)) return visible;
      return [...visible, activeRow].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  const visible = items.flatMap(({ index }) => names.slice(index * columns, (index + 1) * columns));

  // New results start at the top.
  useEffect(() => {
    setActive(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [names, scroller]);
  const key = visible.join(' ');
  useEffect(() => {
    if (files.index) loadSvgs(key.split(' '), style);
  }, [key, style, files.index]);

  const moveTo = (index: number) => {
    target.current = names[index] ?? null;
    setActive(index);
  };
  useLayoutEffect(() => {
    const tile = target.current && document.getElementById(toTileId(target.current));
    if (!tile) return;
    target.current = null;
    // Browsers would center it. The page scrolls, too, where the grid is taller than the window.
    tile.focus({ preventScroll: true });
    tile.scrollIntoView({ block: 'nearest' });
  });
  // Only once after a dialog has closed, not again when the results change.
  const returned = useRef(returnTo);
  useEffect(() => {
    if (returned.current === returnTo) return;
    returned.current = returnTo;
    const index = returnTo ? names.indexOf(returnTo.name) : -1;
    if (index >= 0) moveTo(index);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = findNextTile(event, tabStop, {
      count: names.length,
      columns,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT)),
      isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const onFocus = useCallback((index: number) => setActive(index), []);
  const drawn = useMemo(
    () => new Map(style === 'Filled' ? popularIcons.map(({ name, svg }) => [name, svg]) : []),
    [popularIcons, style],
  );

  return (
    <div
      role="presentation"
      className={styles.rows}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {items.map((row) => (
        <div
          key={row.key}
          role="row"
          aria-rowindex={row.index + 1}
          className={styles.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, 1fr)`,
            transform: `translateY(${row.start}px)`,
          }}
        >
          {names.slice(row.index * columns, (row.index + 1) * columns).map((name, column) => {
            const index = row.index * columns + column;
            return (
              <IconTile
                key={name}
                name={name}
                svg={drawn.get(name) ?? findSvg(files, name, style)}
                index={index}
                column={column}
                isTabStop={index === tabStop}
                onSelect={onSelect}
                onFocus={onFocus}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

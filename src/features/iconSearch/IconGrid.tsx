import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DrawnIcon, IconStyle } from '../../model/icons';
import { useStore } from '../../state/useStore';
import { findNextTile } from './gridKeys';
import { findSvg, iconFiles, loadSvgs } from './iconFiles';
import { IconTile, toTileId } from './IconTile';
import { StaticIcons } from './StaticIcons';
import { useColumns } from './useColumns';
import styles from './IconGrid.module.css';

/** Height of a row in px, as in the style sheet. */
const ROW_HEIGHT = 104;

/** Space above the first and below the last row, as in the style sheet. */
const PADDING = 8;

interface IconGridProps {
  label: string;
  /** Base names of the icons. */
  names: readonly string[];
  style: IconStyle;
  /** The popular icons, which need not be loaded. */
  start: readonly DrawnIcon[];
  isBusy: boolean;
  onSelect: (name: string) => void;
  /** The tile that gets the focus, once: the one of the icon in the dialog that has closed. */
  returnTo: { readonly name: string } | null;
}

/** Tiles of icons with one tab stop; only visible rows are in the document. */
export function IconGrid({ label, names, style, start, isBusy, onSelect, returnTo }: IconGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller);
  const files = useStore(iconFiles);
  const [active, setActive] = useState(0);
  /** The tile that gets the focus when it is rendered. */
  const target = useRef<string | null>(null);
  const tabStop = Math.min(active, Math.max(names.length - 1, 0));
  const rows = columns ? Math.ceil(names.length / columns) : 0;
  const activeRow = columns ? Math.floor(tabStop / columns) : 0;

  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 3,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    // The row of the tab stop stays, so that scrolling never takes the focus away.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      if (activeRow >= rows || visible.includes(activeRow)) return visible;
      return [...visible, activeRow].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();

  // Other results begin at the top.
  useEffect(() => {
    setActive(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [names]);

  useEffect(() => {
    if (!columns) return;
    loadSvgs(
      items.flatMap(({ index }) => names.slice(index * columns, (index + 1) * columns)),
      style,
    );
  });

  const moveTo = (index: number) => {
    target.current = names[index] ?? null;
    setActive(index);
    if (columns) virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
  };
  useLayoutEffect(() => {
    const tile = target.current && document.getElementById(toTileId(target.current));
    if (!tile) return;
    target.current = null;
    tile.focus({ preventScroll: true });
  });
  useEffect(() => {
    const index = returnTo ? names.indexOf(returnTo.name) : -1;
    if (index >= 0) moveTo(index);
    // Only when a dialog has closed, not when the results change.
  }, [returnTo]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!columns || event.altKey || event.metaKey || event.shiftKey) return;
    const { clientHeight } = event.currentTarget;
    const next = findNextTile(event, tabStop, {
      count: names.length,
      columns,
      pageRows: Math.max(1, Math.floor(clientHeight / ROW_HEIGHT)),
      isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const onFocus = useCallback((index: number) => setActive(index), []);

  if (!columns) {
    return (
      <div ref={scroller} className={styles.scroller}>
        <StaticIcons icons={start} onSelect={onSelect} />
      </div>
    );
  }
  const drawn = new Map(style === 'Filled' ? start.map(({ name, svg }) => [name, svg]) : []);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
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
    </div>
  );
}

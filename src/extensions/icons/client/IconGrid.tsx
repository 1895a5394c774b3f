import { useRef } from 'react';
import type { DrawnIcon, IconStyle } from '../shared/icons';
import { IconRows } from './IconRows';
import { StaticIcons } from './StaticIcons';
import { useColumns } from './useColumns';
import styles from './IconGrid.module.css';

interface IconGridProps {
  label: string;
  /** Base names of the icons. */
  names: readonly string[];
  style: IconStyle;
  /** The popular icons, which the page contains. */
  popularIcons: readonly DrawnIcon[];
  isBusy: boolean;
  onSelect: (name: string) => void;
  returnTo: { readonly name: string } | null;
}

/** A scrollable grid of icon tiles; a plain list until it is measured. */
export function IconGrid({ label, isBusy, ...rest }: IconGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller);
  if (columns === null) {
    return (
      <div ref={scroller} className={styles.scroller}>
        <StaticIcons icons={rest.popularIcons} onSelect={rest.onSelect} />
      </div>
    );
  }
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={Math.ceil(rest.names.length / columns)}
      aria-colcount={columns}
      aria-busy={isBusy}
    >
      <IconRows {...rest} scroller={scroller} columns={columns} />
    </div>
  );
}

import { memo } from 'react';
import { IconName } from './IconName';
import { IconSvg } from './IconSvg';
import styles from './IconGrid.module.css';

interface IconTileProps {
  name: string;
  svg: string | null;
  index: number;
  column: number;
  isTabStop: boolean;
  onSelect: (name: string) => void;
  onFocus: (index: number) => void;
}

/** A cell of the grid. Scrolling renders the grid often, so unchanged cells are skipped. */
export const IconTile = memo(function IconTile({
  name,
  svg,
  index,
  column,
  isTabStop,
  onSelect,
  onFocus,
}: IconTileProps) {
  return (
    <div role="gridcell" aria-colindex={column + 1} className={styles.cell}>
      <button
        type="button"
        id={toTileId(name)}
        className={styles.tile}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSelect(name)}
        onFocus={() => onFocus(index)}
      >
        <IconSvg svg={svg ?? ''} />
        <span className={styles.name} dir="ltr">
          <IconName name={name} />
        </span>
      </button>
    </div>
  );
});

/** Id of an icon's tile. */
export function toTileId(name: string): string {
  return `icon-${name}`;
}

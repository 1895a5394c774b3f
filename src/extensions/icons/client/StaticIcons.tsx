import type { DrawnIcon } from '../shared/icons';
import { IconName } from './IconName';
import { IconSvg } from './IconSvg';
import styles from './IconGrid.module.css';

interface StaticIconsProps {
  icons: readonly DrawnIcon[];
  /** Selects an icon; without it the list is for readers without scripts. */
  onSelect?: (name: string) => void;
}

/** The popular icons, where the grid will show them once it knows its width. */
export function StaticIcons({ icons, onSelect }: StaticIconsProps) {
  return (
    <ul className={`ui-list ${styles.static}`}>
      {icons.map(({ name, svg }) => (
        <li key={name} className={styles.cell}>
          {onSelect ? (
            <button type="button" className={styles.tile} onClick={() => onSelect(name)}>
              <Content name={name} svg={svg} />
            </button>
          ) : (
            <span className={styles.tile}>
              <Content name={name} svg={svg} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Content({ name, svg }: DrawnIcon) {
  return (
    <>
      <IconSvg svg={svg} />
      <span className={styles.name} dir="ltr">
        <IconName name={name} />
      </span>
    </>
  );
}

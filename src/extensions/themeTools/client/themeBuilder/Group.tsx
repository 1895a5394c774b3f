import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface GroupProps {
  name: string;
  /** What stands at the other end of the line with the name. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Fields with a name. What is seen of it is not the legend, which each engine lays out in its own way. */
export function Group({ name, aside, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.name} aria-hidden="true">
        <code>{name}</code>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface GroupProps {
  name: string;
  /** Shown at the other end of the line with the name. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A group of fields. The visible name is not the legend, which browsers lay out in different ways. */
export function Group({ name, aside, children }: GroupProps) {
  return (
    <fieldset className={`ui-group ${styles.group}`}>
      <legend className="visually-hidden">{name}</legend>
      <div className="ui-row ui-spread" aria-hidden="true">
        <code className="ui-label ui-mono">{name}</code>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}

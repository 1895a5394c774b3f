import type { ReactNode } from 'react';
import styles from './Settings.module.css';

/** Settings with a common label. */
export function SettingsGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={`ui-group ${styles.group}`}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

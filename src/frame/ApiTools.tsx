import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSignOrAfter } from '../behaviours/firstSign';
import { useForeignLang } from '../state/language';
import type { ApiTools as ApiToolsProps } from '../model/page';
import styles from './DocsPage.module.css';

/** How long the tools wait for somebody who does not stir, in ms. */
const PATIENCE_MS = 4000;

/** Layout and filter of a list of an API page. The code comes with the reader's first sign, the place is kept. */
export function ApiTools(props: ApiToolsProps) {
  const [Tools, setTools] = useState<ComponentType<ApiToolsProps> | null>(null);
  useEffect(
    () =>
      onFirstSignOrAfter(PATIENCE_MS, () => {
        import('../features/api/ListTools').then(
          ({ ListTools }) => setTools(() => ListTools),
          // Offline: the list is read without them.
          () => {},
        );
      }),
    [],
  );
  return (
    <div
      className={styles.apiTools}
      data-filter={props.hasFilter}
      data-needs-script=""
      lang={useForeignLang()}
    >
      {Tools && <Tools {...props} />}
    </div>
  );
}

import dynamic from 'next/dynamic';
import { useForeignLang } from '../state/language';
import type { ApiTools as ApiToolsProps } from '../model/page';
import styles from './DocsPage.module.css';

const Tools = dynamic(() => import('../features/api/ListTools').then(({ ListTools }) => ListTools));

/** Layout and filter of a list of an API page. The code comes with the pages that have one, the place is kept. */
export function ApiTools(props: ApiToolsProps) {
  return (
    <div
      className={styles.apiTools}
      data-filter={props.hasFilter}
      data-needs-script=""
      lang={useForeignLang()}
    >
      <Tools {...props} />
    </div>
  );
}

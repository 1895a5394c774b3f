import { data } from '../model/attributes';
import { LoadOnInteraction } from '../ui/LoadOnInteraction';
import type { ApiTools as ApiToolsProps } from '../model/page';
import { useForeignLang } from '../state/language';
import styles from './ApiTools.module.css';

/** How long the tools wait for an interaction before they load anyway, in ms. */
const MAX_WAIT_MS = 4000;

const loadTools = () => import('../features/api/ListTools').then(({ ListTools }) => ListTools);

/** Layout and filter of a list of an API page. The code loads at the reader's first interaction; space is reserved. */
export function ApiTools(props: ApiToolsProps) {
  return (
    <div
      className={styles.tools}
      data-filter={props.hasFilter}
      {...data({ 'needs-script': '' })}
      lang={useForeignLang()}
    >
      <LoadOnInteraction load={loadTools} maxWaitMs={MAX_WAIT_MS} props={props} />
    </div>
  );
}

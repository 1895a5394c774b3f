import { useDeferredValue, useEffect, useId, useMemo, useReducer, useRef } from 'react';
import { data } from '../../../../page/shared/attributes';
import { PATH_PARAMETER } from '../../../../content/shared/theme/themePath';
import { resolveVariables } from '../../../../content/shared/theme/themeColor';
import { createVariableFinder } from '../../../../content/shared/theme/themeVariables';
import { userLanguage } from '../../../../shell/client/language/language';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { useStore } from '../../../../base/client/useStore';
import { search } from './search';
import type { ThemeSource } from './source';
import { ThemeDetails } from './ThemeDetails';
import { ThemeTree } from './ThemeTree';
import styles from './ThemeViewer.module.css';
import { usePathInAddress } from './usePathInAddress';
import { useShownTheme } from './useShownTheme';
import { ViewerTools } from './ViewerTools';
import { createView, findActiveIndex, listRows, viewReducer } from './view';

/** The row that is selected at first: what most readers look for. */
const INITIAL_ID = '$.palette';

const NO_WORDS: readonly string[] = [];

/**
 * The live theme as a tree, with everything about the selected value beside it. It is a tree rather than
 * nested disclosure buttons: some thousand rows are one tab stop with arrow keys, and screen readers announce
 * the depth, position and state of each. The buttons for a row are outside the tree, because keys and screen
 * readers do not reach into rows.
 */
export function ThemeViewer({ source }: { source: ThemeSource }) {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const { tree, variables, ...schemes } = useShownTheme(source);
  const [view, dispatch] = useReducer(viewReducer, INITIAL_ID, createView);
  // Deferred, so that typing stays fast: a search may render all rows.
  const query = useDeferredValue(view.query);
  const found = useMemo(() => search(tree, variables, query), [tree, variables, query]);
  const resolve = useMemo(() => {
    const find = createVariableFinder(tree, variables);
    return (text: string) => resolveVariables(text, find);
  }, [tree, variables]);
  const rows = useMemo(() => listRows(tree, view, found), [tree, view, found]);
  const activeIndex = findActiveIndex(rows, view.active);
  const node = rows[activeIndex]?.node ?? null;
  const treeElement = useRef<HTMLDivElement>(null);
  const treeId = useId();
  usePathInAddress(tree, dispatch);

  const { marked } = view;
  useEffect(() => {
    const row = marked && treeElement.current?.querySelector('[aria-selected="true"]');
    if (row) row.scrollIntoView({ block: 'center' });
  }, [marked]);

  return (
    <section
      className={`ui-block ui-panel ${styles.viewer}`}
      lang={language}
      aria-label={t('theme.label')}
      {...data({ 'needs-script': '', 'reads-query': PATH_PARAMETER })}
    >
      <ViewerTools
        {...schemes}
        treeId={treeId}
        query={view.query}
        total={tree.nodes.length}
        found={found}
        onSearch={(text) => dispatch({ type: 'search', query: text })}
        onSetAll={(isOpen) => {
          const ids = tree.nodes.filter(({ children }) => children.length > 0).map(({ id }) => id);
          dispatch({ type: 'set', ids, isOpen });
        }}
        onMoveToTree={() => treeElement.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()}
      />
      <div className={styles.panes}>
        <ThemeTree
          id={treeId}
          element={treeElement}
          rows={rows}
          activeIndex={activeIndex}
          marked={marked}
          words={found?.words ?? NO_WORDS}
          resolve={resolve}
          dispatch={dispatch}
        />
        {rows.length === 0 && <p className={styles.nothing}>{t('theme.none', { query })}</p>}
        <ThemeDetails
          node={node}
          variable={node ? variables.get(node.id) : undefined}
          resolve={resolve}
          background={resolve(String(tree.byId.get(source.backgroundId)?.value))}
        />
      </div>
    </section>
  );
}

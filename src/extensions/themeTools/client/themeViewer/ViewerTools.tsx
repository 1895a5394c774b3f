import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import type { SearchResult } from './search';
import styles from './ViewerTools.module.css';
import type { Scheme } from './useShownTheme';

interface ViewerToolsProps {
  treeId: string;
  query: string;
  total: number;
  found: SearchResult | null;
  scheme: Scheme;
  followsSite: boolean;
  setScheme: (scheme: Scheme) => void;
  onSearch: (query: string) => void;
  onSetAll: (isOpen: boolean) => void;
  /** The reader moves on from the field to the tree. */
  onMoveToTree: () => void;
}

/** Search, scheme, and buttons that expand and collapse all rows. */
export function ViewerTools(props: ViewerToolsProps) {
  const { treeId, query, total, found, scheme, followsSite, setScheme, onSearch, onSetAll, onMoveToTree } =
    props;
  const t = usePanelTranslate();
  return (
    <div className={styles.tools}>
      <input
        type="search"
        className="ui-field"
        aria-label={t('theme.search')}
        aria-controls={treeId}
        placeholder={t('theme.search.hint')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onMoveToTree();
        }}
      />
      <p role="status" className={`ui-muted ui-numbers ${styles.count}`}>
        {found ? t('theme.found', { count: found.count, total }) : t('theme.count', { total })}
      </p>
      <label className={`ui-row ${styles.dark}`}>
        <input
          type="checkbox"
          role="switch"
          className={`ui-switch ${followsSite ? styles.followsSite : ''}`}
          checked={scheme === 'dark'}
          onChange={({ target }) => setScheme(target.checked ? 'dark' : 'light')}
        />
        {t('theme.dark')}
      </label>
      <div className={`ui-row ${styles.buttons}`}>
        <button type="button" className="ui-button" onClick={() => onSetAll(true)}>
          {t('theme.expand')}
        </button>
        <button type="button" className="ui-button" onClick={() => onSetAll(false)}>
          {t('theme.collapse')}
        </button>
      </div>
    </div>
  );
}

import { useEffect } from 'react';
import { data } from '../../page/shared/attributes';
import { announce } from '../../base/client/announce';
import { useStore } from '../../base/client/useStore';
import { useTranslate } from '../../shell/client/language/language';
import { useCurrentPage } from '../../page/client/context/page';
import { searchText } from './open/searchText';
import { Icon } from '../../ui/client/Icon';
import { useLazyComponent } from '../../ui/client/useLazyComponent';
import { rememberPage } from './recentPages';
import styles from './SearchButton.module.css';

/** Opens the search; dialog, worker and index load at the first hover or focus. */
export function SearchButton() {
  const t = useTranslate();
  const { page, product } = useCurrentPage();
  const isOpen = useStore(searchText) !== null;
  const [Dialog, load] = useLazyComponent(
    async () => {
      const { SearchDialog, prepareSearch } = await import('./SearchDialog');
      prepareSearch(product);
      return SearchDialog;
    },
    // Offline: the button can be pressed again.
    () => {
      searchText.set(null);
      announce(t('search.failed'));
    },
  );

  useEffect(() => {
    if (isOpen && !Dialog) load();
  });
  useEffect(() => {
    if (page) rememberPage({ href: page.path, title: page.title });
  }, [page]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        aria-busy={isOpen && !Dialog}
        onPointerEnter={load}
        onFocus={load}
        {...data({ 'needs-script': '', 'opens-search': '', 'failed-text': t('search.failed') })}
      >
        <Icon name="search" />
        <span className={styles.label}>{t('search.label')}</span>
        <kbd className={styles.apple}>⌘K</kbd>
        <kbd className={styles.other}>Ctrl K</kbd>
      </button>
      {Dialog && isOpen && <Dialog />}
    </>
  );
}

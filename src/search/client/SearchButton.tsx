import { useEffect } from 'react';
import { data } from '../../page/shared/attributes';
import { useTranslate } from '../../shell/client/language/language';
import { useCurrentPage } from '../../page/client/context/page';
import { Icon } from '../../ui/client/Icon';
import { rememberPage } from './recentPages';
import styles from './SearchButton.module.css';

/** Opens the search: see `attachSearchDialog.ts`. */
export function SearchButton() {
  const t = useTranslate();
  const { page, product } = useCurrentPage();
  useEffect(() => {
    if (page) rememberPage({ href: page.path, title: page.title });
  }, [page]);
  return (
    <button
      type="button"
      className={`ui-button ${styles.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K /"
      aria-busy={false}
      {...data({
        'needs-script': '',
        'opens-search': '',
        'searches-first': product.category === null ? undefined : product.id,
        'failed-text': t('search.failed'),
      })}
    >
      <Icon name="search" />
      <span className={styles.label}>{t('search.label')}</span>
      <kbd className={styles.apple}>⌘K</kbd>
      <kbd className={styles.other}>Ctrl K</kbd>
    </button>
  );
}
